import { useText } from '#src/core/web/texts/text.ts'
import { figuresOf, pickRateOf } from '#src/features/rankings/figures.rules.ts'
import type { LineupAnswer } from '#src/features/rankings/rankings.contract.ts'
import { FiguresTable } from '#src/game/web/figures/FiguresTable.tsx'

export function BracketTable({ brackets, minimum }: Pick<LineupAnswer, 'brackets' | 'minimum'>) {
  const t = useText()
  const rows = brackets.map(({ bracket, boards, own }) => {
    const figures = own && figuresOf(own.places, own.designEffects)
    const pickRate = figures ? pickRateOf(figures.boards, boards) : 0
    return { key: bracket, name: t(`rankings.bracket.${bracket}`), figures, pickRate }
  })
  return (
    <FiguresTable
      title={t('lineup-figures.byRank')}
      head={t('rankings.filter.bracket')}
      boardsHead={t('rankings.column.boards', { unit: 'boards' })}
      rows={rows}
      minimum={minimum}
    />
  )
}
