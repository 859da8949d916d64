import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { addressOfBoard } from '../../builder/builder-address.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'

/** A link to the builder with a board of the lineup. */
export function ChangeLineup({ board, season }: { board: BoardUnit[]; season: string }) {
  const t = useText()
  const namesSearch = useNamesSearch()
  return (
    <Link
      to="/lineup/builder"
      search={{ season, board: addressOfBoard(board), ...namesSearch }}
      className={buttonClass({ variant: 'glass', size: 'large' })}
    >
      <Icon name="edit" />
      {t('lineups.change')}
    </Link>
  )
}
