import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import { closedPolicy } from '../pages/policy.ts'

/** Security headers of answers that may be opened as documents, computed once with helmet. */
export function safetyHeaders(production: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setByHelmet(production)(request, response, () => undefined)
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(headers),
    'content-security-policy': closedPolicy,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  }
}

/** Those of the headers that an answer of a type needs: parts of a page (pictures, fonts, styles, scripts) need few. */
export function headersFor(type: string, headers: Record<string, string>): Record<string, string> {
  const needed = type.startsWith('text/javascript') ? ofScripts : isPartOfPage(type) ? ofParts : null
  return needed ? Object.fromEntries(needed.map((name) => [name, headers[name]!])) : headers
}

/** True for types that load and run nothing when they are opened as a document; SVG does. */
export const isPartOfPage = (type: string): boolean => /^(image\/(?!svg)|font\/|text\/(css|javascript))/.test(type)

const ofParts = ['x-content-type-options', 'cross-origin-resource-policy']
/** A worker has the policy of its script. */
const ofScripts = [...ofParts, 'content-security-policy']

/** Without CSP, which each page has, and without headers for Flash and Internet Explorer. */
const setByHelmet = (production: boolean) =>
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
