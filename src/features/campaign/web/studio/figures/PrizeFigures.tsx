import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { Operation } from '../../../operator/operator.contract.ts'
import { FigureTable } from './FigureTable.tsx'
import { Bar } from './ShareBars.tsx'
import { useFigures } from './useFigures.ts'

/** Prizes with their chance, what was won, and what is left. */
export function PrizeFigures({ operation: { prizes, draws } }: { operation: Operation }) {
  const { t } = useStudio()
  const { number, chance } = useFigures()
  return (
    <>
      <p>{t('campaign-studio.prizes.draws', { count: number(draws) })}</p>
      <FigureTable
        label={t('campaign-studio.prizes.title')}
        heads={(['prize', 'chance', 'won', 'left'] as const).map((each) => t(`campaign-studio.prizes.column.${each}`))}
        rows={prizes.map(({ tier, title, rate, stock, left }) => ({
          key: String(tier),
          cells: [
            t('campaign-studio.prizes.tier', { tier, title }),
            chance(rate),
            number(stock - left),
            <span key="left">
              {left === 0
                ? t('campaign-studio.prizes.empty')
                : t('campaign-studio.prizes.of', { left: number(left), stock: number(stock) })}
              <Bar share={stock === 0 ? 0 : left / stock} isHigh={left < stock / 10} />
            </span>,
          ],
        }))}
      />
    </>
  )
}
