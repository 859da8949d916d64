import type { InferInput, InferOutput } from 'valibot'
import type { Call } from '#src/core/call.ts'
import { freePort } from '#src/core/server/process/free-port.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { createPreviewSigner, type SignedDraft } from '#src/features/news/server/drafts/preview-signature.ts'
import { removeDataFolder, type Site, startSite } from './site.ts'

/** Tokens of editors. */
export const tokens = { anna: 'a-token-that-is-annas-alone', ben: 'a-token-that-is-bens-own-one' }
const secret = 'the-secret-of-previews-in-tests'

export interface StudioSite extends Site {
  /** Origin of the studio, different from the pages'. */
  admin: string
}

/** A site whose studio has its own origin. */
export async function startStudioSite(environment: Record<string, string>): Promise<StudioSite> {
  const port = String(await freePort())
  const admin = `http://127.0.0.1:${port}`
  const site = await startSite({
    PORT: port,
    ADMIN_URL: admin,
    STUDIO_TOKENS: Object.entries(tokens)
      .map((pair) => pair.join(':'))
      .join(),
    PREVIEW_KEYS: `studio:${secret}`,
    ...environment,
  })
  return { ...site, admin }
}

export async function endSite(site: Site) {
  await site.end()
  removeDataFolder(site.dataFolder)
}

/** Signs like the site; `now` is in milliseconds. */
export const signPreview = (draft: SignedDraft, now?: () => number) =>
  createPreviewSigner(new Map([['studio', [secret]]]), now).sign(draft)

/** Path of a signed preview. */
export function previewPath(draft: SignedDraft, more: Record<string, string> = {}): string {
  const { content_id, lang } = draft
  const { preview_version, timestamp, ...words } = signPreview(draft)
  const numbers = { preview_version: String(preview_version), timestamp: String(timestamp) }
  const query = new URLSearchParams({ content_id, ...words, ...numbers, ...more })
  return `/${lang}/news/detail?${query}`
}

export async function signIn(admin: string, token: string): Promise<string> {
  const answer = await fetch(`${admin}/studio/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0]!
}

/** Asks a call of the studio; throws on failure. */
export async function askAsEditor<C extends Call>(
  admin: string,
  call: C,
  input: InferInput<C['input']>,
): Promise<InferOutput<C['output']>> {
  const answer = await fetch(admin + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await cookieOf(admin, tokens.anna) },
    body: JSON.stringify(input),
  })
  const { code, msg, data } = await answer.json()
  if (code !== 0) throw new Error(`${call.path} answers ${code} ${msg}`)
  return data
}

/** Stores an English draft as its first revision. */
export async function saveDraft(admin: string, content_id: string, html: string) {
  const texts = { en: { title: content_id, description: `About ${content_id}`, html } }
  await askAsEditor(admin, draftCalls.saveDraft, { content_id, base: 0, draft: { labels: ['dev'], texts } })
}

const cookies = new Map<string, Promise<string>>()

/** Cookie of an editor, who signs in once. */
export function cookieOf(admin: string, token: string): Promise<string> {
  const key = `${admin} ${token}`
  return cookies.get(key) ?? cookies.set(key, signIn(admin, token)).get(key)!
}
