import { createHash } from 'node:crypto'

/** Other origins for calls, pictures, frames of videos, and media files. */
export interface PolicySources {
  calls: string[]
  images: string[]
  frames: string[]
  media: string[]
}

const nothingElse: PolicySources = { calls: [], images: [], frames: [], media: [] }
const nobody = "'none'"

/** A CSP with hashes of the trusted inline blocks; `ancestors` may frame the page. */
export function policyOf(
  blocks: string,
  { calls, images, frames, media }: PolicySources = nothingElse,
  ancestors = nobody,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(blocks, 'script')}`,
    `style-src 'self' ${hashesOf(blocks, 'style')}`,
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...calls].join(' ')}`,
    `media-src ${["'self'", ...media].join(' ')}`,
    `frame-src ${frames.join(' ') || nobody}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

/** CSP of answers that are no documents: nothing may load or run. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function hashesOf(html: string, tag: 'script' | 'style'): string {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)(?![^>]*application/)[^>]*>([^]*?)</${tag}>`, 'g'))
  const hashes = [...blocks].map(([, body]) => `'sha256-${createHash('sha256').update(body!).digest('base64')}'`)
  return [...new Set(hashes)].join(' ')
}

/** CSP in development, where Vite adds inline blocks. */
export const developmentPolicy = (ancestors = nobody): string => `frame-ancestors ${ancestors}`
