import { useStudio } from '#src/ui/studio/studio-context.ts'
import type { Operation } from '../../../operator/operator.contract.ts'
import styles from './RegistrationFigures.module.css'
import { ShareBars } from './ShareBars.tsx'
import { TimePlot } from './TimePlot.tsx'
import { useFigures } from './useFigures.ts'

/** Registrations by hour, day, region and source. */
export function RegistrationFigures({ operation }: { operation: Operation }) {
  const { t } = useStudio()
  const { total, hours, days, regions, sources } = operation.registrations
  const { number, hour, day } = useFigures()
  if (total === 0) return <p>{t('campaign-studio.registrations.none')}</p>
  return (
    <>
      <p className={styles.total}>{t('campaign-studio.registrations.total', { count: number(total) })}</p>
      <div className={styles.pair}>
        <TimePlot
          title={t('campaign-studio.registrations.hours')}
          head={t('campaign-studio.column.hour')}
          bars={hours.map(({ at, count }) => ({ at, label: hour(at), count }))}
        />
        <TimePlot
          title={t('campaign-studio.registrations.days')}
          head={t('campaign-studio.column.day')}
          bars={days.map((each) => ({ at: each.day, label: day(each.day), count: each.count }))}
        />
        <ShareBars
          title={t('campaign-studio.registrations.regions')}
          head={t('campaign-studio.column.region')}
          rows={regions.map(({ region, count }) => ({ key: region, name: t(`campaign.region.${region}`), count }))}
        />
        <div className={styles.sources}>
          <ShareBars
            title={t('campaign-studio.registrations.sources')}
            head={t('campaign-studio.column.source')}
            rows={sources.map(({ source, count }) => ({
              key: source ?? 'unknown',
              name: t(`campaign-studio.source.${source ?? 'unknown'}`),
              count,
            }))}
          />
          <p className={styles.note}>{t('campaign-studio.source.note')}</p>
        </div>
      </div>
    </>
  )
}
