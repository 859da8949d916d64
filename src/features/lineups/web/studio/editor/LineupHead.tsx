import { StudioHead } from '#src/ui/studio/StudioHead.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { DraftWork, EditedDraft } from '#src/ui/studio/useDraft.ts'
import type { LineupDraft, OpenedLineup } from '../../../lineup-drafts.contract.ts'
import { lineupsPath } from '../studio-paths.ts'

interface LineupHeadProps {
  edited: EditedDraft<LineupDraft, OpenedLineup>
  work: DraftWork<LineupDraft, OpenedLineup>
  /** Whether the next publication is at a moment to come. */
  isToCome: boolean
}

export function LineupHead({ edited, work, isToCome }: LineupHeadProps) {
  const { t } = useStudio()
  const { season, id, title } = edited.draft
  return (
    <StudioHead
      back={{ path: lineupsPath(season), text: t('lineups.back') }}
      title={title.en || id}
      edited={edited}
      work={work}
      page={`/lineupDetail/${season}/${id}`}
      isToCome={isToCome}
      withdrawal={{ question: t('lineup-studio.withdraw.question'), hint: t('lineup-studio.withdraw.hint') }}
    />
  )
}
