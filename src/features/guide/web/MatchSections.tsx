import { useText } from '#src/core/web/texts/text.ts'
import { type Bar, BarPlot } from '#src/ui/BarPlot.tsx'
import { healthLost } from '../guide.rules.ts'
import { boundsOf, type GuideSearch, withExamples } from '../guide-search.rules.ts'
import { ScreenDrawing } from './drawings/ScreenDrawing.tsx'
import type { GuideProps } from './GuidePage.tsx'
import { GuideSection } from './GuideSection.tsx'
import { GuideTool, NumberField, TickField } from './GuideTool.tsx'

export function MatchSections({ search, prose }: GuideProps) {
  return (
    <>
      <GuideSection part="overview" prose={prose}>
        <ScreenDrawing />
      </GuideSection>
      <GuideSection part="rounds" prose={prose}>
        <DamageTool search={search} />
      </GuideSection>
    </>
  )
}

function DamageTool({ search }: { search: GuideSearch }) {
  const t = useText()
  const { alive, base, mirror } = withExamples(search)
  const lost = (count: number) => healthLost({ alive: count, base, isMirror: mirror === 1 })
  const [least, most] = boundsOf('alive')
  const bars = Array.from({ length: most - least + 1 }, (_, place): Bar => {
    const count = least + place
    return { label: String(count), value: lost(count), isCurrent: count === alive }
  })
  return (
    <GuideTool
      title={t('guide.damage.title')}
      search={search}
      result={t('guide.damage.result', { health: lost(alive) })}
      plot={<BarPlot label={t('guide.damage.plot', { base: mirror ? 0 : base })} bars={bars} />}
    >
      <NumberField name="alive" label={t('guide.damage.survivors')} search={search} />
      <NumberField name="base" label={t('guide.damage.base')} search={search} />
      <TickField name="mirror" label={t('guide.damage.mirror')} search={search} />
    </GuideTool>
  )
}
