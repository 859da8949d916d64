import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Security headers of every answer, computed once with helmet. */
export function safetyHeaders(production: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setByHelmet(production)(request, response, () => undefined)
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  }
}

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
