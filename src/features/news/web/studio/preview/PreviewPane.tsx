import type { Language } from '#src/core/languages.ts'
import type { Draft, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import { PreviewFrame } from '#src/ui/studio/preview/PreviewFrame.tsx'
import { usePreviewWindows } from './usePreviewWindows.ts'

interface PreviewPaneProps {
  opened: OpenedDraft
  draft: Draft
  language: Language
  onLanguage: (language: Language) => void
}

/** Live preview of the real page. */
export function PreviewPane({ opened, draft, language, onLanguage }: PreviewPaneProps) {
  const { address, open } = usePreviewWindows(opened, draft, language)
  return <PreviewFrame address={address} language={language} onLanguage={onLanguage} onOpen={open} />
}
