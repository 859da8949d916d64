import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#src/core/languages.ts'
import type { Draft, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import { previewCalls } from '#src/features/news/preview.contract.ts'
import type { PreviewPush, SignInfo } from '#src/features/news/preview.rules.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { emptyText } from '../draft-forms.ts'

/** Renewal of signatures, which last five minutes: one failure does no harm. */
const signedFor = 2 * 60_000
/** Debounce of pushes. */
const pause = 150

/** Preview frame and window, which follow the draft. */
export function usePreviewWindows({ content_id, revision }: OpenedDraft, draft: Draft, language: Language) {
  const { origin: site } = useStudio()
  const [version] = useState(revision) // the frame stays at its revision: newer content is pushed
  const { info, first } = useSignature(content_id, version, language)
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

/** A renewed signature for a version, and the first one. */
function useSignature(content_id: string, preview_version: number, lang: Language) {
  const { ask } = useStudio()
  const [signed, setSigned] = useState<{ lang: Language; info: SignInfo; first: SignInfo } | null>(null)
  useEffect(() => {
    let isWanted = true
    const sign = async () => {
      const answer = await ask(previewCalls.signPreview, { content_id, preview_version, lang })
      if (!isWanted || !answer.ok) return
      const info = answer.data
      setSigned((former) => ({ lang, info, first: former?.lang === lang ? former.first : info }))
    }
    void sign()
    const timer = setInterval(sign, signedFor)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [ask, content_id, preview_version, lang])
  return signed?.lang === lang ? signed : { info: null, first: null }
}
