import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './controls.css'
import { loadTexts } from './texts/texts.svelte'

const page = document.getElementById('page')
if (page) void loadTexts().then(() => mount(App, { target: page }))
