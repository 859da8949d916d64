import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { isLanguage, type Language, languages } from '#src/core/languages.ts'

interface VisitorHints {
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** The visitor's language: cookie, then Accept-Language, then English. */
export function languageFor({ cookie, acceptLanguage }: VisitorHints): Language {
  const [, chosen] = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookie ?? '') ?? []
  if (isLanguage(chosen)) return chosen
  const [best] = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages([...languages])
  return isLanguage(best) ? best : 'en'
}

/** The language of an address (path or `lang`), else the visitor's. */
export function languageOf({ url, query, headers }: Pick<FastifyRequest, 'url' | 'query' | 'headers'>): Language {
  const [, first] = url.split('/', 2)
  const [asked] = String((query as { lang?: unknown }).lang ?? '').split('-', 1)
  return (
    [first, asked].find(isLanguage) ??
    languageFor({ cookie: headers.cookie, acceptLanguage: headers['accept-language'] })
  )
}
