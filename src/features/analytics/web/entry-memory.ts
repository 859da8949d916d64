/** Key in sessionStorage. */
const key = 'entries'

/** Campaign codes that this tab has reported. */
export interface EntryMemory {
  /** Whether a code is new; it is remembered from then on. */
  take(code: string): boolean
  /** Keeps the codes in sessionStorage if allowed, else in memory only. */
  keep(isAllowed: boolean): void
}

/** Without stored codes, `opened` is new only if the visitor just arrived from outside. */
export function createEntryMemory(opened: string | null): EntryMemory {
  const known = new Set(kept())
  if (opened && !isArrival()) known.add(opened)
  return {
    take: (code) => !known.has(code) && known.add(code).size > 0,
    keep: (isAllowed) => {
      try {
        if (isAllowed && known.size > 0) sessionStorage[key] = JSON.stringify([...known])
        else sessionStorage.removeItem(key)
      } catch {} // no storage
    },
  }
}

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage[key] ?? '[]')
  } catch {
    return []
  }
}

/** Whether the visitor came from outside: no reload, history navigation, language switch or sign-in page. */
function isArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAgain = navigation?.type === 'reload' || navigation?.type === 'back_forward'
  return !isAgain && !document.referrer.startsWith(`${location.origin}/`)
}
