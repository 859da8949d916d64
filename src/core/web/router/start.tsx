import { loadTexts } from 'virtual:texts'
import { type AnyRouter, createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/router-core/ssr/client'
import { startTransition } from 'react'
import type { ErrorTable } from '#src/core/errors.ts'
import { type Place, placeOf } from '#src/core/languages.ts'
import { askOverHttp } from '../ask.ts'
import { askGame } from '../game-bridge.ts'
import { createRoot, flushSync, hydrateRoot } from '../react-dom.ts'
import type { TextSlice } from '../texts/text.ts'
import { inHashStyle, isWebView, type SignInResult, signInResultOf, withoutSignInResult } from './address.ts'
import { runDeferredScripts } from './deferred.ts'
import { createHashStyleHistory, followFragments } from './history.ts'
import { followNavigation, forgetFailures, paintPressFirst } from './navigation.ts'
import type { PageContext } from './root.ts'

declare global {
  interface Window {
    /** The button that was pressed while nothing answered yet, from now on left to the page; see late-entry.ts. */
    earlyPress?(): HTMLElement | undefined
  }
}

export interface Site {
  makeRouter: (context: PageContext, history: RouterHistory) => AnyRouter
  errors: ErrorTable
  webViewMarker: string
  timeZone: string
  /** Texts that the shell needs on every page. */
  slices: TextSlice[]
  /** Called once the page is awake. */
  onHydrated: (router: AnyRouter, place: Place, opened: Opened) => void
}

/** What the page was opened with. */
export interface Opened {
  /** The address before the page put it into its own form. */
  href: string
  signIn: SignInResult | null
}

/** Takes over the server's page, or draws the page that stands behind '#/'; whatever becomes of it, the document is shown. */
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
  if (isInGame) for (const wish of ['requestPortrait', 'requestFullScreen'] as const) askGame(wish)
  const style = location.hash.startsWith('#/') ? 'hash' : 'path'
  const history = style === 'hash' ? createHashStyleHistory(place.base) : createBrowserHistory()
  await nextTask()
  const context = {
    ask: askOverHttp(place, site.errors),
    place,
    style,
    isInGame,
    timeZone: site.timeZone,
    origin: siteOrigin(),
  } as const
  const router = site.makeRouter(context, history)
  await nextTask()
  followNavigation(router)
  forgetFailures(router)
  paintPressFirst(router)
  const stop = router.subscribe('onRendered', () => {
    document.documentElement.dataset.ready = style
    stop()
    site.onHydrated(router, place, opened)
  })
  await Promise.all([...site.slices.map(loadTexts), loadStyles(), nextTask()])
  if (style === 'path') await takeOver(router)
  else await draw(router)
}

/** Puts the address into the form that the page keeps: no sign-in result, hash style in the web view. Returns whether it is there. */
function settleAddress(place: PageContext['place'], marker: string): boolean {
  const clean = withoutSignInResult(location.href)
  const isInGame = isWebView(navigator.userAgent, clean, marker)
  const settled = isInGame ? inHashStyle(clean, place) : clean
  if (settled !== location.href) history.replaceState(history.state, '', settled)
  return isInGame
}

async function takeOver(router: AnyRouter) {
  router.options.hydrate = () => {
    const { matches } = window.$_TSR!.router!
    for (const match of matches) match.u = Date.now() // see 'timeless' in render.tsx
    const own = router.matchRoutes(router.latestLocation).at(-1)!
    if (own.routeId === '/$') matches.at(-1)!.i = own.id.replaceAll('/', '#') // all missing files have one page
  }
  keepScroll(router)
  runDeferredScripts()
  await nextTask()
  await hydrate(router)
  await nextTask()
  const pressed = window.earlyPress?.()
  const stop = router.subscribe('onRendered', () => {
    stop()
    pressed?.click()
  })
  // As a transition, in slices of a few milliseconds: the page stays able to scroll and answer.
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />, {
      onRecoverableError: reportError,
    })
  })
  addEventListener('hashchange', () => location.hash.startsWith('#/') && location.reload())
}

/** The visitor may have scrolled before the page woke up: taking it over moves nothing. */
function keepScroll(router: AnyRouter) {
  let isHydrated = false
  router.options.scrollRestoration = () => isHydrated
  const stop = router.subscribe('onRendered', () => {
    isHydrated = true
    stop()
    document.dispatchEvent(new Event('scroll')) // else the router knows no position to come back to
  })
}

async function draw(router: AnyRouter) {
  followFragments()
  await router.load()
  const root = document.getElementById('root')!
  window.earlyPress?.() // its button goes away
  root.replaceChildren()
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />))
}

/** The page came with the styles of what it shows alone. Those that do not come are done without. */
async function loadStyles() {
  const sheet = document.querySelector<HTMLLinkElement>('link[disabled]')
  if (!sheet) return // in development
  const settled = new Promise<unknown>((done) => {
    sheet.onload = sheet.onerror = done
  })
  sheet.disabled = false
  await settled
}

function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return nextTask()
  return new Promise((done) => addEventListener('DOMContentLoaded', () => done(), { once: true }))
}

/** The work goes on in another task, so that a slow phone can answer in between. */
const nextTask = () => new Promise<void>((done) => setTimeout(done))

/** The origin that the server wrote into the page; behind another name it is not the one in the address bar. */
const siteOrigin = () =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin
