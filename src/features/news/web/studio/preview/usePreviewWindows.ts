import { useCallback, useMemo, useState } from 'react'
import type { Language } from '#src/core/languages.ts'
import type { Draft, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import { previewCalls } from '#src/features/news/preview.contract.ts'
import type { PreviewPush, SignInfo } from '#src/features/news/preview.rules.ts'
import { usePushes } from '#src/ui/studio/preview/usePushes.ts'
import { useSignature } from '#src/ui/studio/preview/useSignature.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { emptyText } from '../draft-forms.ts'

/** Preview frame and window, which follow the draft. */
export function usePreviewWindows({ content_id, revision }: OpenedDraft, draft: Draft, language: Language) {
  const { ask, origin } = useStudio()
  const [version] = useState(revision) // the frame stays at its revision: newer content is pushed
  const sign = useCallback(async () => {
    const answer = await ask(previewCalls.signPreview, { content_id, preview_version: version, lang: language })
    return answer.ok ? answer.data : null
  }, [ask, content_id, version, language])
  const { info, first } = useSignature(sign)
  const { title, description, html } = draft.texts[language] ?? draft.texts.en ?? emptyText
  const push = useMemo(
    (): PreviewPush | null => info && { kind: 'encore-preview', content_id, sign_info: info, title, description, html },
    [info, content_id, title, description, html],
  )
  usePushes(push, { origin, ready: 'encore-preview-ready' })

  const page = (own: SignInfo) => {
    const query = new URLSearchParams({ content_id, ...(own as unknown as Record<string, string>) })
    return `${origin}/${language}/news/detail?${query}`
  }
  return {
    /** The frame's first address. */
    address: first && page(first),
    open: () => void (info && window.open(page(info), 'encore-preview')),
  }
}
