import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { Operation } from '../../../operator/operator.contract.ts'
import { FigureTable } from './FigureTable.tsx'
import styles from './RegistrationFigures.module.css'
import { Bar } from './ShareBars.tsx'
import { useFigures } from './useFigures.ts'

/** How far players came, from the page to a claim. */
export function Funnel({ funnel }: Pick<Operation, 'funnel'>) {
  const { t } = useStudio()
  const { number, share } = useFigures()
  const registered = funnel.find(({ step }) => step === 'registration')?.count ?? 0
  return (
    <>
      <FigureTable
        label={t('campaign-studio.funnel.title')}
        heads={[
          t('campaign-studio.funnel.column.step'),
          t('campaign-studio.funnel.column.count'),
          t('campaign-studio.funnel.column.share'),
        ]}
        rows={funnel.map(({ step, count }) => ({
          key: step,
          cells: [
            t(`campaign-studio.funnel.${step}`),
            count === null ? t('campaign-studio.funnel.notCounted') : number(count),
            step === 'page' || count === null ? (
              '–'
            ) : (
              <>
                {share(count, registered)}
                <Bar share={registered > 0 ? count / registered : 0} />
              </>
            ),
          ],
        }))}
      />
      <p className={styles.note}>{t('campaign-studio.funnel.note')}</p>
    </>
  )
}
