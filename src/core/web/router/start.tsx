import { loadTexts } from 'virtual:texts'
import { type AnyRouter, createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import type { ErrorTable } from '#src/core/errors.ts'
import { type Place, placeOf } from '#src/core/languages.ts'
import { askOverHttp, type HttpSetting, sourceOf } from '../calls/ask.ts'
import { contentSettingsAt } from '../calls/content-settings.ts'
import { askGame } from '../game-bridge.ts'
import { createRoot, flushSync, hydrateRoot } from '../react-dom.ts'
import type { TextSlice } from '../texts/text.ts'
import { inHashStyle, isWebView, type SignInResult, signInResultOf, withoutSignInResult } from './address.ts'
import { createHashStyleHistory, followFragments } from './history.ts'
import { followNavigation, forgetFailures, isFailed, paintPressFirst } from './navigation.ts'
import { loadNextPages } from './next-pages.ts'
import { readPageData } from './page-data.ts'
import type { PageContext } from './root.ts'
import { hydrateMatches, loadedMatches } from './router-internals.ts'

export interface Site {
  makeRouter: (context: PageContext, history: RouterHistory) => AnyRouter
  errors: ErrorTable
  /** Ids on the content service, and where its calls begin. */
  content: HttpSetting['content'] & { service: string }
  webViewMarker: string
  timeZone: string
  /** Text slices of the shell. */
  slices: TextSlice[]
  onHydrated: (router: AnyRouter, place: Place, opened: Opened) => void
}

export interface Opened {
  /** The address before it was normalised. */
  href: string
  signIn: SignInResult | null
}

/** Hydrates the server's page, or draws the page behind '#/'; the document is shown in any case. */
export async function start(site: Site): Promise<void> {
  try {
    await hydratePage(site)
  } finally {
    document.documentElement.classList.remove('waiting')
  }
}

async function hydratePage(site: Site): Promise<void> {
  await documentParsed()
  const place = placeOf(location.pathname)
  if (!place) return
  const { href } = location
  const opened = { href, signIn: signInResultOf(href) }
  const isInGame = settleAddress(place, site.webViewMarker)
  if (isInGame) for (const method of ['requestPortrait', 'requestFullScreen'] as const) askGame(method)
  const style = location.hash.startsWith('#/') ? 'hash' : 'path'
  const history = style === 'hash' ? createHashStyleHistory(place.base, isInGame) : createBrowserHistory()
  await nextTask()
  const readSettings = contentSettingsAt(`${place.test ? '/test' : ''}/static-config/${site.content.gameId}.json`)
  const origin = siteOrigin()
  const context = {
    ask: askOverHttp({
      ...site,
      place,
      source: sourceOf(navigator.userAgent, isInGame),
      service: { path: site.content.service, origin, readSettings },
    }),
    place,
    style,
    isInGame,
    timeZone: site.timeZone,
    hasCampaign: document.documentElement.hasAttribute('data-campaign'),
    origin,
  } as const
  const router = site.makeRouter(context, history)
  await nextTask()
  followNavigation(router)
  forgetFailures(router)
  paintPressFirst(router)
  const stop = router.subscribe('onRendered', async () => {
    stop()
    await loadStyles()
    document.documentElement.dataset.ready = style
    void readSettings()
    loadNextPages(router)
    site.onHydrated(router, place, opened)
  })
  await Promise.all([...site.slices.map(loadTexts), nextTask()])
  if (style === 'path') await takeOver(router)
  else await draw(router)
}

/** Normalises the address: no sign-in result, hash style in the web view. False when it navigates away. */
function settleAddress(place: PageContext['place'], marker: string): boolean {
  const clean = withoutSignInResult(location.href)
  const isInGame = isWebView(navigator.userAgent, clean, marker)
  const settled = isInGame ? inHashStyle(clean, place) : clean
  if (settled !== location.href) history.replaceState(history.state, '', settled)
  return isInGame
}

async function takeOver(router: AnyRouter) {
  keepScroll(router)
  const loaded = await loadPage(router)
  await nextTask()
  const pressed = window.earlyPress?.()
  const isDrawnAgain = loaded === 'changed' || isTranslated()
  const find = pressed && isDrawnAgain ? counterpartOf(pressed) : () => pressed
  const stop = router.subscribe('onRendered', () => {
    stop()
    void loadStyles().then(() => find()?.click()) // while React commits, a click can't hydrate what it hits
  })
  // a transition works in slices, so that the page can scroll and respond
  if (isDrawnAgain) {
    await loadStyles()
    renderAgain(router)
  } else {
    startTransition(() => {
      hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />, {
        onRecoverableError: (error) => isTranslated() || reportError(error), // translated while React took over
      })
    })
  }
  addEventListener('hashchange', () => location.hash.startsWith('#/') && location.reload())
}

/** Loads what the document shows, or what its address shows by now; tries again at a press where neither can be had. */
async function loadPage(router: AnyRouter): Promise<'same' | 'changed'> {
  const matches = await readPageData()
  if (matches) {
    await hydrateMatches(router, matches)
    return 'same'
  }
  await router.invalidate({ sync: true }) // else it would not wait for what it loads once more
  if (!loadedMatches(router).some((match) => match.status === 'error' || isFailed(match))) return 'changed'
  const pressed = window.earlyPress?.(false)
  if (pressed?.matches('a')) pressed.click() // the second press leads on
  await nextPress()
  return loadPage(router)
}

const nextPress = () =>
  new Promise<unknown>((done) => {
    for (const act of ['pointerdown', 'keydown', 'click'])
      addEventListener(act, done, { once: true, capture: true, passive: true })
  })

/** Keeps the scroll position of before hydration. */
function keepScroll(router: AnyRouter) {
  let isHydrated = false
  router.options.scrollRestoration = () => isHydrated
  const stop = router.subscribe('onRendered', () => {
    isHydrated = true
    stop()
    document.dispatchEvent(new Event('scroll')) // else the router knows no position to restore
  })
}

async function draw(router: AnyRouter) {
  followFragments()
  await Promise.all([router.load(), loadStyles()])
  window.earlyPress?.() // its button goes away
  renderAgain(router)
}

function renderAgain(router: AnyRouter) {
  const root = document.getElementById('root')!
  root.replaceChildren()
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />))
}

/** Finds what an element of the server's page has become: the one with the same words and the same place among such. */
function counterpartOf(element: HTMLElement): () => HTMLElement | undefined {
  const wordsOf = (each: HTMLElement) => `${each.getAttribute('aria-label')} ${each.textContent}`
  const words = wordsOf(element)
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(`#root ${element.localName}`)].filter((each) => wordsOf(each) === words)
  const place = alike().indexOf(element)
  return () => alike()[place]
}

/** Whether the browser has translated texts of the page, which then differ from what React would hydrate. */
const isTranslated = () => document.querySelector('#root font, html[class*=translated-]') !== null

let styles: Promise<unknown> | undefined

/** Loads the rest of the styles once, after hydration, which they would delay; the page works without them. */
const loadStyles = () => (styles ??= enableStyles())

function enableStyles(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>('link[disabled]')
  if (!sheet) return nextTask() // in development
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done
    sheet.disabled = false
  })
}

function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return nextTask()
  return new Promise((done) => addEventListener('DOMContentLoaded', () => done(), { once: true }))
}

/** Yields to input on slow phones. */
const nextTask = () => new Promise<void>((done) => setTimeout(done))

/** The server's origin, which may differ from that of the address bar. */
const siteOrigin = () =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin
