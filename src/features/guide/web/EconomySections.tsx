import { useText } from '#src/core/web/texts/text.ts'
import { type Bar, BarPlot } from '#src/ui/BarPlot.tsx'
import { chanceToSee, gameRules, interestOf, streakGold } from '../guide.rules.ts'
import { withExamples } from '../guide-search.rules.ts'
import { BoardDrawing } from './drawings/BoardDrawing.tsx'
import type { GuideProps } from './GuidePage.tsx'
import { GuideSection } from './GuideSection.tsx'
import { GuideTool, NumberField, TickField } from './GuideTool.tsx'

export function EconomySections(props: GuideProps) {
  const { prose } = props
  return (
    <>
      <GuideSection part="operations" prose={prose}>
        <BoardDrawing />
        <OddsTool {...props} />
      </GuideSection>
      <GuideSection part="gold" prose={prose}>
        <IncomeTool {...props} />
      </GuideSection>
      <GuideSection part="pool" prose={prose}>
        <PoolPlot {...props} />
        <ChanceTool {...props} />
      </GuideSection>
    </>
  )
}

function OddsTool({ rules, search }: GuideProps) {
  const t = useText()
  const { level } = withExamples(search)
  const bars = rules.shopOdds[level - 1]!.map(
    (odds, place): Bar => ({
      label: t('guide.odds.cost', { cost: place + 1 }),
      value: odds,
      text: `${odds}%`,
      cost: place + 1,
    }),
  )
  return (
    <GuideTool
      title={t('guide.odds.title')}
      search={search}
      plot={<BarPlot label={t('guide.odds.plot', { level })} bars={bars} full={100} />}
      isUncertain={rules.unconfirmed.includes('shopOdds')}
    >
      <NumberField name="level" label={t('guide.odds.level')} search={search} />
    </GuideTool>
  )
}

function IncomeTool({ rules, search }: GuideProps) {
  const t = useText()
  const { bank, streak: inARow, won } = withExamples(search)
  const base = gameRules.baseIncome
  const streak = streakGold(rules.streaks, inARow)
  const win = won ? gameRules.winGold : 0
  const totalOf = (gold: number) => base + interestOf(gold) + streak + win
  const bars = [0, 10, 20, 30, 40, 50, 60].map((gold): Bar => {
    const isCurrent = gold === Math.min(60, Math.floor(bank / 10) * 10)
    return { label: gold === 60 ? '60+' : String(gold), value: totalOf(gold), isCurrent }
  })
  return (
    <GuideTool
      title={t('guide.income.title')}
      search={search}
      result={t('guide.income.result', { total: totalOf(bank), base, interest: interestOf(bank), streak, win })}
      plot={<BarPlot label={t('guide.income.plot', { streak: inARow })} bars={bars} />}
      isUncertain={rules.unconfirmed.includes('streaks')}
    >
      <NumberField name="bank" label={t('guide.income.gold')} search={search} />
      <NumberField name="streak" label={t('guide.income.streak')} search={search} />
      <TickField name="won" label={t('guide.income.won')} search={search} />
    </GuideTool>
  )
}

function PoolPlot({ rules, search }: GuideProps) {
  const t = useText()
  const bars = rules.poolSizes.map((copies, place): Bar => {
    const cost = place + 1
    return { label: t('guide.odds.cost', { cost }), value: copies, text: `${copies}`, cost }
  })
  return (
    <GuideTool
      title={t('guide.pool.sizes')}
      search={search}
      plot={<BarPlot label={t('guide.pool.sizes')} bars={bars} />}
      isUncertain={rules.unconfirmed.includes('poolSizes')}
    />
  )
}

function ChanceTool({ rules, search }: GuideProps) {
  const t = useText()
  const { level, cost, taken, others, spend } = withExamples(search)
  const pool = {
    odds: rules.shopOdds[level - 1]![cost - 1]!,
    copies: rules.poolSizes[cost - 1]!,
    champions: rules.poolChampions[cost - 1]!,
    taken,
    others,
  }
  const percentFor = (gold: number) => Math.round(chanceToSee(pool, Math.floor(gold / gameRules.reroll)) * 100)
  const bars = [10, 20, 30, 40, 50, 60, 80, 100].map((gold): Bar => {
    const value = percentFor(gold)
    return { label: String(gold), value, text: `${value}%`, isCurrent: gold === spend }
  })
  return (
    <GuideTool
      title={t('guide.chance.title')}
      search={search}
      result={t('guide.chance.result', { gold: spend, level, percent: percentFor(spend) })}
      plot={<BarPlot label={t('guide.chance.plot')} bars={bars} full={100} />}
      isUncertain={rules.unconfirmed.includes('poolSizes')}
    >
      <NumberField name="level" label={t('guide.odds.level')} search={search} />
      <NumberField name="cost" label={t('guide.chance.cost')} search={search} />
      <NumberField name="taken" label={t('guide.chance.taken')} search={search} />
      <NumberField name="others" label={t('guide.chance.others')} search={search} />
      <NumberField name="spend" label={t('guide.chance.rolls')} search={search} />
    </GuideTool>
  )
}
