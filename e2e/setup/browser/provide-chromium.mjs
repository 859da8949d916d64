import { ensureChromium } from '../../../scripts/chromium.mjs'

/** The browser of `npm test` for a run of single files too: what one browser shows another may not. */
export default (project) => project.provide('chromium', ensureChromium())
