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

/** Tells of a fault by an event of the window, for whoever counts them. */
export const tellFault = (detail: Fault): void => void dispatchEvent(new CustomEvent('site-fault', { detail }))
