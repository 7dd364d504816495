import { mount } from 'svelte'
import '../app.css'
import '../controls.css'
import { prefer } from '../stores/preferences.svelte'
import { loadTexts } from '../texts/texts.svelte'
import Dev from './Dev.svelte'
import { language } from './given'

prefer({ lang: language })
await loadTexts('everdell', 'lagranja')
mount(Dev, { target: document.getElementById('app') ?? document.body })
