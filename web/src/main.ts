import './style/tokens.css';
import './style/base.css';
import './style/frame.css';
import './style/question.css';
import './style/seats.css';
import './style/seat-colours.css';
import './style/cards.css';
import './style/hand.css';
import './style/panels.css';
import './style/sizes.css';
import './style/touch.css';
import './style/app.css';
import './art/common';

import { mount } from 'svelte';

import App from './App.svelte';
import { registerServiceWorker } from './app/install';
import { startRouter } from './app/router.svelte';
import { settings } from './app/settings.svelte';
import { browserLanguage, setLanguage } from './words/fluent.svelte';

startRouter();
await setLanguage(settings.language ?? browserLanguage());
mount(App, { target: document.getElementById('app')! });
registerServiceWorker();
