import { useCallback, useState } from 'react'
import type { Language } from '#src/core/languages.ts'
import type { SignInfo } from '#src/features/news/preview.rules.ts'
import { PreviewFrame } from '#src/ui/studio/preview/PreviewFrame.tsx'
import { useSignature } from '#src/ui/studio/preview/useSignature.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { lineupPreviewCalls } from '../../../lineup-drafts.contract.ts'
import styles from './LineupPreview.module.css'

interface LineupPreviewProps {
  season: string
  id: string
  revision: number
  isChanged: boolean
}

/** The lineup's page as the saved revision makes it. */
export function LineupPreview({ season, id, revision, isChanged }: LineupPreviewProps) {
  const { t, ask, origin, language: own } = useStudio()
  const [language, setLanguage] = useState<Language>(own)
  const sign = useCallback(async () => {
    const answer = await ask(lineupPreviewCalls.signLineupPreview, { season, id, revision, lang: language })
    return answer.ok ? answer.data : null
  }, [ask, season, id, revision, language])
  const { info, first } = useSignature(sign)
  const page = (given: SignInfo) =>
    `${origin}/${language}/lineupDetail/${season}/${id}?${new URLSearchParams(given as unknown as Record<string, string>)}`
  return (
    <div className={styles.preview}>
      {isChanged && <p>{t('lineup-studio.previewOld', { revision })}</p>}
      <PreviewFrame
        address={first && page(first)}
        language={language}
        onLanguage={setLanguage}
        onOpen={() => info && window.open(page(info), 'encore-preview')}
      />
    </div>
  )
}
