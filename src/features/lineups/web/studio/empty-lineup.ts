import { byLanguage } from '#src/core/languages.ts'
import type { LineupDraft } from '../../lineup-drafts.contract.ts'
import type { LineupMaterials } from './lineup-materials.ts'

interface NewLineup {
  id: string
  /** In English. */
  title: string
  author: string
}

const noTexts = () => byLanguage(() => '')

/** A lineup of which only the head is written. */
export const emptyLineup = (
  { id, title, author }: NewLineup,
  { season, versions, traits }: LineupMaterials,
): LineupDraft => ({
  season: season.id,
  id,
  title: { ...noTexts(), en: title },
  author,
  updated: '',
  version: versions[0] ?? '',
  source: 'editorial',
  tier: 'B',
  style: 'easy',
  audience: 'novice',
  class: traits.find(({ kind }) => kind === 'class')?.id ?? '',
  power: 'B',
  positions: { '1': [], '2': [], final: [] },
  core: [],
  optional: [],
  substitutes: [],
  threeStar: [],
  augments: { silver: [], gold: [], prismatic: [] },
  snax: [],
  itemPriority: { carry: [], others: [] },
  early: noTexts(),
  midGame: noTexts(),
  rolling: noTexts(),
  counter: noTexts(),
  tips: [],
})
