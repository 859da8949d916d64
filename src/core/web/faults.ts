/** A fault in the browser; of a call its path and status or code. */
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

/** Faults before the first listener; null afterwards. */
let early: Fault[] | null = []
const mostEarly = 20

/** Reports a fault by a window event. */
export function tellFault(detail: Fault): void {
  if (early && early.length < mostEarly) early.push(detail)
  dispatchEvent(new CustomEvent('site-fault', { detail }))
}

/** Listens to faults, earlier ones included. */
export function hearFaults(hear: (fault: Fault) => void): void {
  for (const fault of early ?? []) hear(fault)
  early = null
  addEventListener('site-fault', ({ detail }) => hear(detail))
}
