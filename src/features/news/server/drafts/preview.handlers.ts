import { fail, ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { settingOf } from '#src/core/server/texts/text-setting.ts'
import { type DoTextWork, timeoutFault } from '#src/core/server/texts/text-work.ts'
import { previewCalls } from '#src/features/news/preview.contract.ts'
import type { PreviewSigner } from './preview-signature.ts'

export interface PreviewParts {
  doTextWork: DoTextWork
  signer: PreviewSigner
  timeZone: string
}

export const previewHandlers = ({ doTextWork, signer, timeZone }: PreviewParts) =>
  handle(previewCalls, {
    signPreview: async (draft, { editor }) => (editor ? ok(signer.sign(draft)) : fail('session_expired')),
    renderPreview: async ({ content_id, lang, sign_info, html }, { test }) => {
      const { preview_version } = sign_info
      if (!signer.isSigned({ content_id, preview_version, lang }, sign_info)) return fail('preview_refused')
      const text = { html, setting: settingOf({ language: lang, test }, timeZone) }
      const shown = await doTextWork('renderHtml', text, `preview of ${content_id}`).catch(timeoutFault)
      return 'html' in shown ? ok(shown) : fail('invalid_request', `html: ${shown.fault}`)
    },
  })
