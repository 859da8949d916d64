import type { Ask } from '../call.ts'
import type { ErrorTable } from '../errors.ts'
import { languageFacts, type Place } from '../languages.ts'
import { tellFault } from './faults.ts'

interface Envelope {
  code: number
  msg?: string
  data: unknown
  seq?: string
}
/** Envelope of the game-login host: data next to the number. */
type LoginEnvelope = Omit<Envelope, 'code' | 'data'> & { ret: number }

/** Where calls come from: a computer, a phone or the game's web view. */
export type Source = 'pc_web' | 'm_web' | 'webview'

export interface HttpSetting {
  place: Place
  errors: ErrorTable
  /** Ids of the game and the area on the content service. */
  content: { gameId: string; areaId: string }
  source: Source
}

/** Asks over HTTP in the page's language. Failures come back by key; 'unreachable' without an answer. */
export function askOverHttp({ place, errors, content, source }: HttpSetting): Ask {
  const headers = {
    'content-type': 'application/json',
    'x-language': languageFacts[place.language].wire,
    'x-gameid': content.gameId,
    'x-areaid': content.areaId,
    'x-source': source,
    ...(place.test && { 'x-test': '1' }),
  }
  return async (call, input, { idempotencyKey } = {}) => {
    const own = idempotencyKey ? { ...headers, 'idempotency-key': idempotencyKey } : headers
    const envelope = await post(call.path, JSON.stringify(input), own)
    if (!envelope) return { ok: false, error: 'unreachable' }
    if (envelope.code === 0) return { ok: true, data: envelope.data } as never
    const key = Object.keys(errors).find((each) => errors[each]!.code === envelope.code) ?? 'unexpected'
    if (key === 'session_expired') dispatchEvent(new Event(key.replace('_', '-')))
    return { ok: false, error: key, reference: envelope.seq, detail: envelope.msg } as never
  }
}

/** The source of this browser's calls. */
export const sourceOf = (userAgent: string, isInGame: boolean): Source =>
  isInGame ? 'webview' : /Mobi|Android/.test(userAgent) ? 'm_web' : 'pc_web'

const inOneForm = (given: Envelope | LoginEnvelope): Envelope =>
  'ret' in given ? { ...given, code: given.ret, data: given } : given

async function post(path: string, body: string, headers: Record<string, string>): Promise<Envelope | null> {
  try {
    const response = await fetch(path, { method: 'POST', body, headers, signal: AbortSignal.timeout(15_000) })
    if (response.status !== 200) tellFault({ kind: 'ajax_error', path, status: response.status })
    const envelope = inOneForm(await response.json())
    if (envelope.code !== 0) tellFault({ kind: 'return_code_error', path, code: envelope.code })
    return envelope
  } catch {
    tellFault({ kind: 'request_failure', path })
    return null
  }
}
