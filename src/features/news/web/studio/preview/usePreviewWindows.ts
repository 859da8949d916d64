import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#src/core/languages.ts'
import type { Draft, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import { previewCalls } from '#src/features/news/preview.contract.ts'
import type { PreviewPush, SignInfo } from '#src/features/news/preview.rules.ts'
import { useSignature } from '#src/ui/studio/preview/useSignature.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { emptyText } from '../draft-forms.ts'

/** Debounce of pushes. */
const pause = 150

/** Preview frame and window, which follow the draft. */
export function usePreviewWindows({ content_id, revision }: OpenedDraft, draft: Draft, language: Language) {
  const { ask, origin: site } = useStudio()
  const [version] = useState(revision) // the frame stays at its revision: newer content is pushed
  const sign = useCallback(async () => {
    const answer = await ask(previewCalls.signPreview, { content_id, preview_version: version, lang: language })
    return answer.ok ? answer.data : null
  }, [ask, content_id, version, language])
  const { info, first } = useSignature(sign)
  const pages = useRef(new Set<Window>()) // windows that have said that they listen
  const newest = useRef<PreviewPush | null>(null)
  const { title, description, html } = draft.texts[language] ?? draft.texts.en ?? emptyText

  const push = useCallback(() => {
    for (const page of pages.current) if (!page.closed) page.postMessage(newest.current, site)
  }, [site])
  useEffect(() => {
    newest.current = info && { kind: 'encore-preview', content_id, sign_info: info, title, description, html }
    const timer = setTimeout(push, pause)
    return () => clearTimeout(timer)
  }, [push, info, content_id, title, description, html])
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== site || data?.kind !== 'encore-preview-ready') return
      pages.current.add(source as Window)
      push()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [push, site])

  const page = (own: SignInfo) => {
    const query = new URLSearchParams({ content_id, ...(own as unknown as Record<string, string>) })
    return `${site}/${language}/news/detail?${query}`
  }
  return {
    /** The frame's first address. */
    address: first && page(first),
    open: () => void (info && window.open(page(info), 'encore-preview')),
  }
}
