import * as v from 'valibot'

/** Numbers of sign-in providers on the wire. */
const channelNumbers = [4, 6, 9, 15] as const

/** A provider of OpenID Connect, or of OAuth 2 alone. */
export interface ChannelSettings {
  channel: number
  /** Name shown to players. */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  /** OAuth scope. */
  scope: string
  /** Null: discovered at the issuer. */
  endpoints: { authorization: string; token: string; keys: string | null } | null
  /** For OAuth 2 alone: address and field of the user id; null with an id token. */
  user: { url: string; idField: string } | null
  /** Whether it works in the game's web view. */
  isInWebView: boolean
}

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `it is longer than ${longest} characters`),
    v.regex(/^\P{Cc}*$/u, 'it contains control characters'),
  )
const address = v.pipe(
  v.string(),
  v.check(isSafe, 'it is not a URL that begins with https:// (or http://localhost in development)'),
)
const required = ['LABEL', 'ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const
const endpoints = ['AUTHORIZATION_URL', 'TOKEN_URL', 'KEYS_URL', 'USER_URL'] as const

const channel = v.strictObject({
  LABEL: v.optional(text(40)),
  ISSUER: v.optional(address),
  CLIENT_ID: v.optional(text(500)),
  CLIENT_SECRET: v.optional(text(4000)),
  AUTHORIZATION_URL: v.optional(address),
  TOKEN_URL: v.optional(address),
  KEYS_URL: v.optional(address),
  USER_URL: v.optional(address),
  USER_ID: v.optional(v.pipe(text(80), v.regex(/^\w+(\.\w+)*$/, 'it is not a field name such as id or data.id')), 'id'),
  SCOPE: v.optional(text(200), 'openid'),
  IN_WEB_VIEW: v.optional(v.picklist(['on', 'off']), 'off'),
})

/** The providers of AUTH_<number>_<what>, or a sentence with the first fault. */
export function readChannels(environment: Record<string, string>): ChannelSettings[] | string {
  const given = new Map<number, Record<string, string>>()
  for (const [name, value] of Object.entries(environment)) {
    const [, number, what] = /^AUTH_(\d+)_(.+)$/.exec(name) ?? []
    if (!number || !what) continue
    if (!channelNumbers.some((each) => String(each) === number)) {
      return `The setting ${name} belongs to no channel: the channels are ${channelNumbers.join(', ')}.`
    }
    given.set(Number(number), { ...given.get(Number(number)), [what]: value })
  }
  const read = channelNumbers.flatMap((number) => {
    const own = given.get(number)
    return own ? readChannel(number, own) : []
  })
  const fault = read.find((each) => typeof each === 'string')
  return fault ?? read.filter((each) => typeof each !== 'string')
}

function readChannel(number: number, given: Record<string, string>): ChannelSettings | string {
  const nameOf = (what: string) => `AUTH_${number}_${what}`
  const read = v.safeParse(channel, given)
  if (!read.success) {
    const [issue] = read.issues
    const what = v.getDotPath(issue)!
    return what in channel.entries
      ? `The setting ${nameOf(what)} is wrong: ${issue.message}.`
      : `The setting ${nameOf(what)} is unknown.`
  }
  const is = read.output
  const hasSome = endpoints.some((each) => is[each])
  const needed = [...required, ...(hasSome ? endpointsOf(is) : [])]
  const missing = needed.find((each) => !is[each])
  if (missing) return `The setting ${nameOf(missing)} is missing; channel ${number} needs it.`
  return {
    channel: number,
    label: is.LABEL!,
    issuer: is.ISSUER!,
    clientId: is.CLIENT_ID!,
    clientSecret: is.CLIENT_SECRET!,
    scope: is.SCOPE,
    endpoints: hasSome
      ? { authorization: is.AUTHORIZATION_URL!, token: is.TOKEN_URL!, keys: is.KEYS_URL ?? null }
      : null,
    user: is.USER_URL ? { url: is.USER_URL, idField: is.USER_ID } : null,
    isInWebView: is.IN_WEB_VIEW === 'on',
  }
}

/** Endpoints besides the common ones: keys of id tokens, unless a user address replaces them. */
const endpointsOf = ({ USER_URL }: v.InferOutput<typeof channel>) =>
  endpoints.filter((each) => each !== (USER_URL ? 'KEYS_URL' : 'USER_URL'))

/** Secrets need TLS, unless they stay on this machine. */
function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}
