import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#src/core/languages.ts'
import type { NamedSecrets } from '#src/core/server/process/config.ts'
import { type SignInfo, signatureLasts } from '#src/features/news/preview.rules.ts'

/** What a signature covers. */
export interface SignedDraft {
  content_id: string
  preview_version: number
  lang: Language
}

/** Signs and verifies previews. */
export interface PreviewSigner {
  sign(draft: SignedDraft): SignInfo
  isSigned(draft: SignedDraft, info: SignInfo): boolean
}

/** A signer over named secrets; it signs with the first one. `now` is in milliseconds. */
export function createPreviewSigner(keys: NamedSecrets, now: () => number = Date.now): PreviewSigner {
  const [[app_key, [secret]]] = [...keys] as [[string, [string]]]
  const seconds = () => Math.floor(now() / 1000)
  return {
    sign: (draft) => {
      const timestamp = seconds()
      const sign = signatureOf({ ...draft, timestamp }, secret).toString('hex')
      return { preview_version: draft.preview_version, sign, timestamp, app_key }
    },
    isSigned: (draft, { sign, timestamp, app_key, preview_version }) => {
      if (preview_version !== draft.preview_version || Math.abs(seconds() - timestamp) > signatureLasts) return false
      const given = Buffer.from(sign, 'hex')
      const right = (keys.get(app_key) ?? []).map((own) => signatureOf({ ...draft, timestamp }, own))
      return right.filter((each) => each.length === given.length && timingSafeEqual(each, given)).length > 0
    },
  }
}

/** HMAC-SHA256 of version, article, language and seconds, joined by newlines. */
const signatureOf = (
  { preview_version, content_id, lang, timestamp }: SignedDraft & { timestamp: number },
  secret: string,
): Buffer => createHmac('sha256', secret).update([preview_version, content_id, lang, timestamp].join('\n')).digest()
