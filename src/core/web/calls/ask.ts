import type { Ask } from '../../call.ts'
import type { ErrorTable } from '../../errors.ts'
import { languageFacts, type Place } from '../../languages.ts'
import { tellFault } from '../faults.ts'
import type { ContentSettings } from './content-settings.ts'

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
  /** The content service: where its calls begin, this site's origin, and its settings. */
  service?: { path: string; origin: string; readSettings: () => Promise<ContentSettings | null> }
}

/** Asks over HTTP in the page's language. Failures come back by key; 'unreachable' without an answer. */
export function askOverHttp(setting: HttpSetting): Ask {
  const { errors, service } = setting
  const headers = headersOf(setting)
  return async (call, input, { idempotencyKey } = {}) => {
    const isOfService = service && call.path.startsWith(`${service.path}/`)
    const more = isOfService ? await addressOf(service, setting.place) : { origin: '' }
    const envelope = await post(call.path, {
      origin: more.origin,
      body: JSON.stringify(input),
      headers: { ...headers, ...more.headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    })
    if (!envelope) return { ok: false, error: 'unreachable' }
    if (envelope.code === 0) return { ok: true, data: envelope.data } as never
    const key = Object.keys(errors).find((each) => errors[each]!.code === envelope.code) ?? 'unexpected'
    if (key === 'session_expired') dispatchEvent(new Event(key.replace('_', '-')))
    return { ok: false, error: key, reference: envelope.seq, detail: envelope.msg } as never
  }
}

/** Headers of a call: its language, game, area and source. */
export const headersOf = ({ place, content, source }: Pick<HttpSetting, 'place' | 'content' | 'source'>) => ({
  'content-type': 'application/json',
  'x-language': languageFacts[place.language].wire,
  'x-gameid': content.gameId,
  'x-areaid': content.areaId,
  'x-source': source,
  ...(place.test && { 'x-test': '1' }),
})

interface ServiceAddress {
  /** Empty for this site. */
  origin: string
  headers?: Record<string, string>
}

/** Where the content service is and how it names the language; this site's way where its settings can't be read. */
async function addressOf(service: NonNullable<HttpSetting['service']>, place: Place): Promise<ServiceAddress> {
  const settings = await service.readSettings()
  if (!settings) return { origin: '' }
  return {
    origin: settings.custom_cms_url === service.origin ? '' : settings.custom_cms_url,
    headers: { 'x-language': settings.cms_lang[place.language] },
  }
}

/** The source of this browser's calls. */
export const sourceOf = (userAgent: string, isInGame: boolean): Source =>
  isInGame ? 'webview' : /Mobi|Android/.test(userAgent) ? 'm_web' : 'pc_web'

const inOneForm = (given: Envelope | LoginEnvelope): Envelope =>
  'ret' in given ? { ...given, code: given.ret, data: given } : given

interface Message {
  origin: string
  body: string
  headers: Record<string, string>
}

async function post(path: string, { origin, body, headers }: Message): Promise<Envelope | null> {
  try {
    const response = await fetch(origin + path, { method: 'POST', body, headers, signal: AbortSignal.timeout(15_000) })
    if (response.status !== 200) tellFault({ kind: 'ajax_error', path, status: response.status })
    const envelope = inOneForm(await response.json())
    if (envelope.code !== 0) tellFault({ kind: 'return_code_error', path, code: envelope.code })
    return envelope
  } catch {
    tellFault({ kind: 'request_failure', path })
    return null
  }
}
