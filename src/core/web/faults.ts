/** What went wrong where a visitor is; a call by its path, with the status or the code of its answer. */
export interface Fault {
  kind: 'ajax_error' | 'return_code_error' | 'request_failure' | 'script_error' | 'video_error' | 'content_error'
  path?: string
  status?: number
  code?: number
}

declare global {
  interface WindowEventMap {
    'site-fault': CustomEvent<Fault>
  }
}

/** Faults that came before anybody heard them; null since then. */
let early: Fault[] | null = []
const mostEarly = 20

/** Tells of a fault by an event of the window, for whoever counts them. */
export function tellFault(detail: Fault): void {
  if (early && early.length < mostEarly) early.push(detail)
  dispatchEvent(new CustomEvent('site-fault', { detail }))
}

/** Hears of each fault: of those from now on, and of those that came before. */
export function hearFaults(hear: (fault: Fault) => void): void {
  for (const fault of early ?? []) hear(fault)
  early = null
  addEventListener('site-fault', ({ detail }) => hear(detail))
}
