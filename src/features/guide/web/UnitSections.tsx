import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { BarPlot } from '#src/ui/BarPlot.tsx'
import { goldForXp, xpNeeded } from '../guide.rules.ts'
import { withExamples } from '../guide-search.rules.ts'
import type { GuideProps } from './GuidePage.tsx'
import { GuideSection } from './GuideSection.tsx'
import { GuideTool, NumberField } from './GuideTool.tsx'
import { StarsPlot } from './StarsPlot.tsx'

export function UnitSections(props: GuideProps) {
  const t = useText()
  const { search, prose } = props
  const season = { season: search.season }
  return (
    <>
      <GuideSection part="champions" prose={prose}>
        <StarsPlot search={search} />
        <Link to="/books/hero" search={season}>
          {t('guide.champions.link')}
        </Link>
      </GuideSection>
      <GuideSection part="traits" prose={prose}>
        <Link to="/books/synergy" search={season}>
          {t('guide.traits.link')}
        </Link>
      </GuideSection>
      <GuideSection part="skills" prose={prose} />
      <GuideSection part="tacticians" prose={prose}>
        <XpTool {...props} />
      </GuideSection>
    </>
  )
}

/** Rounds on the plot's axis. */
const ahead = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]

function XpTool({ rules, search }: GuideProps) {
  const t = useText()
  const { from, to, xp: have, wait } = withExamples(search)
  const needed = xpNeeded(rules.xpToNext, { from, to, have })
  const gold = goldForXp(needed, wait)
  const bars = [...new Set([...ahead, wait])]
    .sort((one, other) => one - other)
    .map((rounds) => ({ label: String(rounds), value: goldForXp(needed, rounds), isCurrent: rounds === wait }))
  const said = { xp: needed, rounds: wait, gold }
  return (
    <GuideTool
      title={t('guide.xp.title')}
      search={search}
      result={gold > 0 ? t('guide.xp.result', said) : t('guide.xp.free', { xp: needed, rounds: wait })}
      plot={<BarPlot label={t('guide.xp.plot')} bars={bars} />}
      isUncertain={rules.unconfirmed.includes('xpToNext')}
    >
      <NumberField name="from" label={t('guide.xp.level')} search={search} />
      <NumberField name="xp" label={t('guide.xp.have')} search={search} />
      <NumberField name="to" label={t('guide.xp.target')} search={search} />
      <NumberField name="wait" label={t('guide.xp.rounds')} search={search} />
    </GuideTool>
  )
}
