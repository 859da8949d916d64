import type { PlainTextKey } from '#src/core/web/texts/text.ts'
import type { SearchKind } from '../search.contract.ts'

/** Names of groups of results. */
export const groupName: Record<SearchKind, PlainTextKey> = {
  champion: 'site.nav.hero',
  trait: 'site.nav.synergy',
  item: 'site.nav.equip',
  augment: 'site.nav.hex',
  snack: 'site.nav.goop',
  lineup: 'site.nav.lineups',
  guide: 'search.kind.guide',
  article: 'search.kind.article',
}
