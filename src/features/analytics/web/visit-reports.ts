import type { Language } from '#src/core/languages.ts'
import { type Fault, hearFaults, tellFault } from '#src/core/web/faults.ts'
import { randomId } from '#src/core/web/random-id.ts'
import { analyticsCalls } from '../analytics.contract.ts'
import { campaignCodePattern, entryAction, mostReports } from '../analytics.rules.ts'
import { createEntryMemory } from './entry-memory.ts'

/** A visitor's choice about analytics. */
export type CountingChoice = 'undecided' | 'accepted' | 'refused'

export interface Visit {
  language: Language
  choice: () => CountingChoice
  /** Campaign code of an address, or null. */
  codeIn: (href: string) => string | null
  /** Address with which the page was opened. */
  opened: string
  /** Calls a function on each navigation. */
  onPage: (count: () => void) => void
}

/** Counts the visitor's actions from now on, as far as the choice at each moment allows. */
export function countActions({ language, choice, codeIn, opened, onPage }: Visit) {
  let session: string | undefined // session of the queued actions
  const entries = createEntryMemory(codeIn(opened))
  const mayCount = () => choiceOrRefusal(choice)
  const queue = makeQueue((actions) => {
    const now = mayCount()
    if (now === 'refused') return
    const body = JSON.stringify({ language, session_id: now === 'accepted' ? session : undefined, actions })
    navigator.sendBeacon?.(analyticsCalls.reportActions.path, new Blob([body], { type: json }))
  })
  /** Sends or drops actions queued under another choice before anything is added. */
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

/** Counts a visitor's faults unless refused, with the headers of all calls; reports have no personal data and no cookies. */
export function countFaults({ choice, headers }: Pick<Visit, 'choice'> & { headers: Record<string, string> }) {
  const isRefused = () => choiceOrRefusal(choice) === 'refused'
  const { add } = makeQueue((reports) => {
    if (!navigator.onLine || isRefused()) return
    const body = JSON.stringify({ reports })
    const request = { method: 'POST', headers, keepalive: true, body } as const
    fetch(analyticsCalls.reportFaults.path, { ...request, credentials: 'omit' }).catch(() => {})
  })
  hearFaults((fault) => !isRefused() && add(fault))
  const tellScript = () => tellFault({ kind: 'script_error' })
  addEventListener('unhandledrejection', tellScript)
  addEventListener('error', ({ filename }) => filename.startsWith(location.origin) && tellScript()) // else an extension's
}

const json = 'application/json'

/** Milliseconds that a report may wait. */
const longestWait = 15_000

/** Batches reports until the page is hidden or time is up; more than a call takes are dropped. */
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

/** The visitor's choice, or the browser's refusal. */
const choiceOrRefusal = (choice: Visit['choice']) => (isRefusedByBrowser() ? 'refused' : choice())

const isRefusedByBrowser = () =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Key in sessionStorage. */
const key = 'session'

/** The id of this visit, created once accepted; deleted under any other choice. */
function sessionUnder(choice: CountingChoice): string | undefined {
  try {
    if (choice === 'accepted') sessionStorage[key] ??= randomId()
    else sessionStorage.removeItem(key)
    return sessionStorage[key]
  } catch {} // no storage
}

/** The action of a control or its container. */
const actionOf = (control?: Element | null) => control?.closest?.<HTMLElement>('[data-action]')?.dataset.action

/** The action of a changed field. */
const changeOf = (field: HTMLInputElement) => (field.type === 'search' ? field.value && 'search' : actionOf(field))
