import { useText } from '#src/core/web/texts/text.ts'
import { type Bar, BarPlot } from '#src/ui/BarPlot.tsx'
import { gameRules } from '../guide.rules.ts'
import type { GuideSearch } from '../guide-search.rules.ts'
import { GuideTool } from './GuideTool.tsx'
import styles from './StarsPlot.module.css'

/** Growth of health and attack power by stars, on one scale. */
export function StarsPlot({ search }: { search: GuideSearch }) {
  const t = useText()
  const full = Math.max(...Object.values(gameRules.stars).flat())
  const plotOf = (stat: 'health' | 'attack') => {
    const bars = gameRules.stars[stat].map(
      (value, place): Bar => ({
        label: t('guide.stars.star', { count: place + 1 }),
        value,
        text: `×${value}`,
        isSecond: stat === 'attack' || undefined,
      }),
    )
    return (
      <div>
        <p aria-hidden="true">{t(`guide.stars.${stat}`)}</p>
        <BarPlot label={t(`guide.stars.${stat}`)} bars={bars} full={full} />
      </div>
    )
  }
  const pair = (
    <div className={styles.pair}>
      {plotOf('health')}
      {plotOf('attack')}
    </div>
  )
  return <GuideTool title={t('guide.stars.title')} search={search} plot={pair} />
}
