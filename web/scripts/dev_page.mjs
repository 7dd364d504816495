// Builds the dev page into a folder, so that tests can serve it as files: node scripts/dev_page.mjs FOLDER
import { build } from 'vite'

await build({ logLevel: 'error', base: './', build: { outDir: process.argv[2], emptyOutDir: true, rollupOptions: { input: 'dev.html' } } })
