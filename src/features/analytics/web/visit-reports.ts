import type { Language } from '#src/core/languages.ts'
import { type Fault, hearFaults, tellFault } from '#src/core/web/faults.ts'
import { analyticsCalls } from '../analytics.contract.ts'
import { campaignCodePattern, entryAction, mostReports } from '../analytics.rules.ts'
import { createEntryMemory } from './entry-memory.ts'

/** What a visitor says to being counted. */
export type CountingChoice = 'undecided' | 'accepted' | 'refused'

export interface Visit {
  language: Language
  choice: () => CountingChoice
  /** Code of a campaign in an address, or null. */
  codeIn: (href: string) => string | null
  /** The address with which the page was opened. */
  opened: string
  /** Calls a function whenever another page is shown. */
  onPage: (count: () => void) => void
}

/** Counts what the visitor does from now on, as far as the choice at each moment lets it. */
export function countActions({ language, choice, codeIn, opened, onPage }: Visit) {
  let session: string | undefined // of what waits
  const entries = createEntryMemory(codeIn(opened))
  const mayCount = () => choiceOrRefusal(choice)
  const queue = makeQueue((actions) => {
    const now = mayCount()
    if (now === 'refused') return
    const body = JSON.stringify({ language, session_id: now === 'accepted' ? session : undefined, actions })
    navigator.sendBeacon?.(analyticsCalls.reportActions.path, new Blob([body], { type: json }))
  })
  /** What waits was met under another choice: it is sent, or dropped, before anything is added. */
  const settle = () => {
    const now = mayCount()
    const next = sessionUnder(now)
    if (next !== session || now === 'refused') queue.flush()
    session = next
    entries.keep(now === 'accepted')
    return now
  }
  const count = (action: string | undefined) => {
    if (action && settle() !== 'refused') queue.add({ action })
  }
  const countEntry = (href: string) => {
    const ecode = codeIn(href)
    if (!ecode || !campaignCodePattern.test(ecode) || settle() === 'refused' || !entries.take(ecode)) return
    queue.add({ action: entryAction, ecode })
    settle()
  }
  for (const change of ['cc:onConsent', 'cc:onChange']) addEventListener(change, settle)
  addEventListener('news-click', () => count('news_click'))
  addEventListener('click', ({ target }) => count(actionOf((target as Element).closest?.('a, button'))), true)
  addEventListener('change', ({ target }) => count(changeOf(target as HTMLInputElement)), true)
  onPage(() => {
    count('page_view')
    countEntry(location.href)
  })
  count('page_view')
  countEntry(opened)
}

/** Counts the faults that a visitor meets, unless that was refused. Nothing of the visitor goes along, not even a cookie. */
export function countFaults({ choice, language }: Pick<Visit, 'choice' | 'language'>) {
  const isRefused = () => choiceOrRefusal(choice) === 'refused'
  const { add } = makeQueue((reports) => {
    if (!navigator.onLine || isRefused()) return
    const body = JSON.stringify({ reports })
    const request = {
      method: 'POST',
      headers: { 'content-type': json, 'x-language': language },
      keepalive: true,
      body,
    } as const
    fetch(analyticsCalls.reportFaults.path, { ...request, credentials: 'omit' }).catch(() => {})
  })
  hearFaults((fault) => !isRefused() && add(fault))
  const tellScript = () => tellFault({ kind: 'script_error' })
  addEventListener('unhandledrejection', tellScript)
  addEventListener('error', ({ filename }) => filename.startsWith(location.origin) && tellScript()) // else it is an extension's
}

const json = 'application/json'

/** Milliseconds for which something waits at most. */
const longestWait = 15_000

/** Keeps what happens on which page until the page is left or some time is over; what is too much in that time is dropped. */
function makeQueue(send: (all: object[]) => void) {
  const waiting: object[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const all = waiting.splice(0)
    if (all.length > 0) send(all)
  }
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  const add = (each: Fault | { action: string; ecode?: string }) => {
    const [, page] = /route-(\w+)/.exec(document.body.className) ?? []
    if (waiting.length < mostReports) waiting.push({ ...each, page })
    timer ??= setTimeout(flush, longestWait)
  }
  return { add, flush }
}

/** What a visitor says, or the browser for them. */
const choiceOrRefusal = (choice: Visit['choice']) => (isRefusedByBrowser() ? 'refused' : choice())

const isRefusedByBrowser = () =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** In the storage of this visit. */
const key = 'session'

/** The id of this visit, made up where there is none yet; under any other choice none, and it is forgotten. */
function sessionUnder(choice: CountingChoice): string | undefined {
  try {
    if (choice === 'accepted') sessionStorage[key] ??= randomId()
    else sessionStorage.removeItem(key)
    return sessionStorage[key]
  } catch {} // a browser that keeps nothing
}

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What a press on a control is counted as: the control says it, or what holds it. */
const actionOf = (control?: Element | null) => control?.closest?.<HTMLElement>('[data-action]')?.dataset.action

/** What a change of a field is counted as. */
const changeOf = (field: HTMLInputElement) => (field.type === 'search' ? field.value && 'search' : actionOf(field))
