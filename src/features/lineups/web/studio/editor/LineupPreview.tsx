import { useCallback, useMemo, useState } from 'react'
import type { Language } from '#src/core/languages.ts'
import type { SignInfo } from '#src/features/news/preview.rules.ts'
import { PreviewFrame } from '#src/ui/studio/preview/PreviewFrame.tsx'
import { usePushes } from '#src/ui/studio/preview/usePushes.ts'
import { useSignature } from '#src/ui/studio/preview/useSignature.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type LineupDraft, lineupPreviewCalls } from '../../../lineup-drafts.contract.ts'
import { type LineupPush, lineupPreviewReady, lineupPush } from '../../../lineup-push.rules.ts'

interface LineupPreviewProps {
  draft: LineupDraft
  revision: number
}

/** The lineup's page, which follows the draft. */
export function LineupPreview({ draft, revision }: LineupPreviewProps) {
  const { ask, origin, language: own } = useStudio()
  const [language, setLanguage] = useState<Language>(own)
  const [version] = useState(revision) // the frame stays at its revision: newer content is pushed
  const { season, id } = draft
  const sign = useCallback(async () => {
    const asked = { season, id, revision: version, lang: language }
    const answer = await ask(lineupPreviewCalls.signLineupPreview, asked)
    return answer.ok ? answer.data : null
  }, [ask, season, id, version, language])
  const { info, first } = useSignature(sign)
  const push = useMemo((): LineupPush | null => info && { kind: lineupPush, sign_info: info, draft }, [info, draft])
  usePushes(push, { origin, ready: lineupPreviewReady })
  const page = (given: SignInfo) =>
    `${origin}/${language}/lineupDetail/${season}/${id}?${new URLSearchParams(given as unknown as Record<string, string>)}`
  return (
    <PreviewFrame
      address={first && page(first)}
      language={language}
      onLanguage={setLanguage}
      onOpen={() => info && window.open(page(info), 'encore-preview')}
    />
  )
}
