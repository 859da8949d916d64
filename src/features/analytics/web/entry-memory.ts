/** In the storage of this visit. */
const key = 'entries'

/** What is remembered of the codes of campaigns that this tab has reported. */
export interface EntryMemory {
  /** Whether a code is new; from then on it is not. */
  take(code: string): boolean
  /** Keeps the codes for as long as the tab is open or, where that is not allowed, for as long as the page is. */
  keep(isAllowed: boolean): void
}

/** A memory of a page that was opened with a code, or with none. Without storage the way in which the page was opened tells whether somebody came by it just now. */
export function createEntryMemory(opened: string | null): EntryMemory {
  const known = new Set(kept())
  if (opened && !isArrival()) known.add(opened)
  return {
    take: (code) => !known.has(code) && known.add(code).size > 0,
    keep: (isAllowed) => {
      try {
        if (isAllowed && known.size > 0) sessionStorage[key] = JSON.stringify([...known])
        else sessionStorage.removeItem(key)
      } catch {} // a browser that keeps nothing
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

/** Whether the page was come to from outside: not by a reload, the way back, another language or the sign-in page. */
function isArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAgain = navigation?.type === 'reload' || navigation?.type === 'back_forward'
  return !isAgain && !document.referrer.startsWith(`${location.origin}/`)
}
