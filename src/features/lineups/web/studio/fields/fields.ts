import type { LineupDraft } from '../../../lineup-drafts.contract.ts'

/** Fields of a draft with what changes some of them. */
export interface LineupFieldsProps {
  draft: LineupDraft
  onChange: (fields: Partial<LineupDraft>) => void
}
