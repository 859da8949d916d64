import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { Operation } from '../../../operator/operator.contract.ts'
import { FigureTable } from './FigureTable.tsx'
import styles from './RegistrationFigures.module.css'
import { Bar } from './ShareBars.tsx'
import { useFigures } from './useFigures.ts'

/** Part of a budget from which its bar warns. */
const nearlySpent = 0.8

/** Messages of a day by country, with what they cost. */
export function MessageFigures({ messages }: Pick<Operation, 'messages'>) {
  const { t } = useStudio()
  const { number, share } = useFigures()
  return (
    <>
      <FigureTable
        label={t('campaign-studio.messages.title')}
        heads={(['country', 'sent', 'used', 'budget'] as const).map((each) =>
          t(`campaign-studio.messages.column.${each}`),
        )}
        rows={messages.map(({ country, sent, used, most, spent, budget }) => ({
          key: country,
          cells: [
            t(`campaign.region.${country}`),
            t('campaign-studio.prizes.of', { left: number(sent), stock: number(most) }),
            `${number(used)} (${share(used, sent)})`,
            <span key="budget">
              {t('campaign-studio.messages.of', {
                spent: number(spent / 1000),
                budget: number(budget / 1000),
                share: share(spent, budget),
              })}
              <Bar share={spent / budget} isHigh={spent / budget >= nearlySpent} />
            </span>,
          ],
        }))}
      />
      <p className={styles.note}>{t('campaign-studio.messages.note')}</p>
    </>
  )
}
