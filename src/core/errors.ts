/** The number on the wire and the HTTP status; the row's key names its text, `errors.<key>`. */
export interface ErrorRow {
  code: number
  status: number
}
export type ErrorTable = Record<string, ErrorRow>

/** Failures of no feature: 40xxxx request, 41xxxx session, 50xxxx system. */
export const coreErrors = {
  invalid_request: { code: 400001, status: 400 },
  illegal_request: { code: 400003, status: 403 },
  not_found: { code: 400004, status: 404 },
  unknown_game: { code: 400005, status: 400 },
  unknown_language: { code: 400006, status: 400 },
  request_too_large: { code: 400013, status: 413 },
  wrong_content_type: { code: 400015, status: 415 },
  too_many_requests: { code: 400029, status: 429 },
  session_expired: { code: 410001, status: 401 },
  role_missing: { code: 410030, status: 403 },
  unexpected: { code: 500000, status: 500 },
  system_busy: { code: 500003, status: 503 },
} as const satisfies ErrorTable
