import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import { type ChannelSettings, readChannels } from './channel-settings.ts'

const flag = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
)
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'it is not a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  )
/** 200,000 boards of each season, none, or that many matches. */
const sampleSize = v.union([
  v.pipe(
    flag,
    v.transform((isOn) => (isOn ? 25_000 : 0)),
  ),
  wholeNumber(1, 25_000),
])
/** `none` is the explicit form of no proxy. */
const proxies = v.pipe(
  v.string(),
  v.regex(/[^,\s]/, 'it has no entry'),
  v.transform((value) => (value.trim() === 'none' ? '' : value).split(',').flatMap((part) => part.trim() || [])),
  v.everyItem(isNetwork, 'it contains something other than an address, a network such as 10.0.0.0/8, or loopback'),
)
/** Parses `name:secret` pairs, separated by commas, to secrets by name with its marks. */
const namedSecrets = (shortest: number, marks = '') =>
  v.pipe(
    v.string(),
    v.transform((value) => value.split(',').flatMap((part) => part.trim() || [])),
    v.minLength(1, 'it has no entry'),
    v.everyItem(
      (part) => new RegExp(`^[\\w-]{1,40}${marks}:[\\w-]+$`).test(part) && part.length - part.indexOf(':') > shortest,
      `each entry must be a name, a colon and at least ${shortest} letters, digits, - or _`,
    ),
    v.transform(secretsByName),
    v.check(
      (secrets) => [...secrets.values()].every(({ length }) => length <= 2),
      'it has more than two values for one name',
    ),
  )
const origin = v.pipe(v.string(), v.url('it is not a URL'), v.regex(/^https?:/, 'it does not begin with https://'))
const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^postgres(ql)?:/.test(value) && URL.canParse(value),
    'it is not a URL that begins with postgres://',
  ),
)

/** Keys of private data: the first one seals, all of them open. */
const dataKeys = v.pipe(
  namedSecrets(32),
  v.check(
    (keys) => keys.size <= 2 && [...keys.values()].every(({ length }) => length === 1),
    'it has more than two keys',
  ),
)
const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^smtps?:/.test(value) && URL.canParse(value),
    'it is not a URL that begins with smtp:// or smtps://',
  ),
)
const redisUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^rediss?:/.test(value) && URL.canParse(value),
    'it is not a URL that begins with redis:// or rediss://',
  ),
)
const serviceUrl = v.pipe(
  v.string(),
  v.check(
    isServiceUrl,
    'it is not a URL that begins with https:// or http://, or its credentials have a broken % code',
  ),
)
const mailFrom = v.pipe(v.string(), v.regex(/^([^<>]+ <)?[^\s<>@]+@[^\s<>@]+>?$/, 'it is not an e-mail address'))

/** Every setting with its default, as in docs/settings.md. */
const settings = v.object({
  NODE_ENV: v.optional(v.string(), 'local'),
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(v.string()),
  PUBLIC_URL: v.optional(origin),
  ADMIN_URL: v.optional(origin),
  STUDIO_TOKENS: v.optional(namedSecrets(24, '([+=]campaign)?')),
  PREVIEW_KEYS: v.optional(namedSecrets(24)),
  DATA_KEYS: v.optional(dataKeys),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailFrom),
  SMS_URL: v.optional(serviceUrl),
  SMS_URL_2: v.optional(serviceUrl),
  GAME_PLATFORM_URL: v.optional(serviceUrl),
  BULK_MAIL_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '600'),
  PROCESSES: v.optional(wholeNumber(1, 64), '1'),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_DIRECT_URL: v.optional(databaseUrl),
  DATABASE_POOL: v.optional(wholeNumber(1, 200), '10'),
  DATABASE_NAMED_STATEMENTS: v.optional(flag, 'on'),
  REDIS_URL: v.optional(redisUrl),
  DATA_DIR: v.optional(v.string(), '.data'),
  ART_DIR: v.optional(v.string()),
  SAMPLE_MATCHES: v.optional(sampleSize, 'on'),
  INGEST_TOKENS: v.optional(namedSecrets(24)),
  METRICS_PORT: v.optional(wholeNumber(0, 65535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  TRUSTED_PROXIES: v.optional(proxies),
  RATE_LIMIT: v.optional(wholeNumber(1, 100_000_000), '1200'),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 300), '0'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
})

export interface Config {
  production: boolean
  port: number
  host: string
  /** Origin without a trailing slash; null on a first start, which uses the requested address. */
  publicUrl: string | null
  /** Origin of the studio without a trailing slash; null when it is the site's. */
  adminUrl: string | null
  /** Tokens of the studio's members by name and roles, two each at most; null: a first start generates one. */
  studioTokens: NamedSecrets | null
  /** Secrets that sign previews by key name, two each at most. */
  previewKeys: NamedSecrets | null
  /** Keys of sealed data, newest first; null: a first start generates one. */
  dataKeys: NamedSecrets | null
  /** Null: messages stay in the outbox of the data folder. */
  smtp: { url: string; from: string } | null
  /** Providers of text messages in the order of their use; empty: messages stay in the outbox of the data folder. */
  smsRoutes: string[]
  /** Null: a sandbox with grants in the data folder. */
  gamePlatformUrl: string | null
  /** Newsletters that leave in a minute; codes and confirmations are not held back. */
  bulkMailPerMinute: number
  channels: ChannelSettings[]
  /** Processes that share the port, each an instance. */
  processes: number
  /** Null: the embedded PostgreSQL of `dataFolder`. */
  databaseUrl: string | null
  databaseDirectUrl: string | null
  databasePool: number
  namedStatements: boolean
  /** Null: limits are counted in the database. */
  redisUrl: string | null
  dataFolder: string
  /** The operator's pictures: <season>/<folder>/<id>.<format>. */
  artFolder: string
  /** Whether an embedded database gets sample matches until real ones are counted. */
  /** Generated matches of each season; 0 without a sample. */
  sampleMatches: number
  /** Tokens of programs that send matches, two each at most; null: none may. */
  ingestTokens: NamedSecrets | null
  metricsPort: number | null
  metricsHost: string
  trustedProxies: string[]
  /** Whether the operator has said which proxies there are, if only that there is none. */
  areProxiesNamed: boolean
  /** Requests per minute from one network (/24 or /64). */
  rateLimit: number
  /** Seconds of draining in which /readyz fails and everything is still answered. */
  drainSeconds: number
  logLevel: string
}

/** Secrets by the name of their owner. */
export type NamedSecrets = ReadonlyMap<string, string[]>

/** A missing or wrong setting, as one sentence for the operator. */
export class SettingError extends Error {}

/** True when browsers keep secure cookies: https and localhost. */
const isPrivate = (origin: string): boolean => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(origin)

/** Reads the settings. Throws SettingError for the first wrong or missing one. */
export function readConfig(environment: Record<string, string | undefined>, projectRoot: string): Config {
  const known = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const read = v.safeParse(settings, known)
  if (!read.success) {
    const [issue] = read.issues
    throw new SettingError(`The setting ${v.getDotPath(issue)} is wrong: ${issue.message}.`)
  }
  const is = read.output
  const production = is.NODE_ENV === 'production'
  checkTogether(is, production)
  const channels = readChannels(known)
  if (typeof channels === 'string') throw new SettingError(channels)
  return {
    production,
    port: is.PORT,
    host: is.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: is.PUBLIC_URL ? new URL(is.PUBLIC_URL).origin : null,
    adminUrl: is.ADMIN_URL ? new URL(is.ADMIN_URL).origin : null,
    sampleMatches: is.SAMPLE_MATCHES,
    ingestTokens: is.INGEST_TOKENS ?? null,
    studioTokens: is.STUDIO_TOKENS ?? null,
    previewKeys: is.PREVIEW_KEYS ?? null,
    dataKeys: is.DATA_KEYS ?? null,
    smtp: is.SMTP_URL ? { url: is.SMTP_URL, from: is.MAIL_FROM! } : null,
    smsRoutes: [is.SMS_URL, is.SMS_URL_2].flatMap((route) => route ?? []),
    gamePlatformUrl: is.GAME_PLATFORM_URL ?? null,
    bulkMailPerMinute: is.BULK_MAIL_PER_MINUTE,
    channels,
    processes: is.PROCESSES,
    databaseUrl: is.DATABASE_URL ?? null,
    databaseDirectUrl: is.DATABASE_DIRECT_URL ?? is.DATABASE_URL ?? null,
    databasePool: is.DATABASE_POOL,
    namedStatements: is.DATABASE_NAMED_STATEMENTS,
    redisUrl: is.REDIS_URL ?? null,
    dataFolder: resolve(projectRoot, is.DATA_DIR),
    artFolder: resolve(projectRoot, is.ART_DIR ?? join(is.DATA_DIR, 'art')),
    metricsPort: is.METRICS_PORT ?? null,
    metricsHost: is.METRICS_HOST,
    trustedProxies: is.TRUSTED_PROXIES ?? [],
    areProxiesNamed: is.TRUSTED_PROXIES !== undefined,
    rateLimit: is.RATE_LIMIT,
    drainSeconds: is.DRAIN_SECONDS,
    logLevel: is.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/** Throws SettingError for settings that need others. */
function checkTogether(is: v.InferOutput<typeof settings>, production: boolean) {
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'DATA_KEYS', 'SMTP_URL', 'MAIL_FROM'] as const) {
    if (production && !is[name]) throw new SettingError(`The setting ${name} is missing; production needs it.`)
  }
  if (production && !isPrivate(is.PUBLIC_URL!)) {
    throw new SettingError('The setting PUBLIC_URL is wrong: production needs https://, or browsers drop the session.')
  }
  if (!production && is.PROCESSES > 1) {
    throw new SettingError(
      'The setting PROCESSES is wrong: more than one needs NODE_ENV=production, which requires the settings they share.',
    )
  }
  if (production && is.STUDIO_TOKENS && !is.PREVIEW_KEYS) {
    throw new SettingError('The setting PREVIEW_KEYS is missing; the studio needs it in production.')
  }
  if (is.SMTP_URL && !is.MAIL_FROM) throw new SettingError('The setting MAIL_FROM is missing; SMTP_URL needs it.')
  if (is.SMS_URL_2 && !is.SMS_URL) throw new SettingError('The setting SMS_URL is missing; SMS_URL_2 needs it.')
}

/** Fastify's names of networks, an address, or an address with a prefix length. */
function isNetwork(text: string): boolean {
  return ['loopback', 'linklocal', 'uniquelocal'].includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
}

function isServiceUrl(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  try {
    const { username, password } = new URL(text)
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

function secretsByName(pairs: string[]): Map<string, string[]> {
  const secrets = new Map<string, string[]>()
  for (const pair of pairs) {
    const [name, secret] = pair.split(':') as [string, string]
    secrets.set(name, [...(secrets.get(name) ?? []), secret])
  }
  return secrets
}
