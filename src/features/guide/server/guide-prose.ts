import type { Text } from '#src/core/web/texts/text.ts'
import type { SeasonRef } from '#src/game/game.contract.ts'
import type { GuideProse, SeasonRules } from '../guide.contract.ts'
import { gameRules } from '../guide.rules.ts'

interface ProseData {
  rules: SeasonRules
  seasons: SeasonRef[]
}

/** The guide's paragraphs with the figures of the game and of a season. */
export function guideProse(t: Text, { rules, seasons }: ProseData): GuideProse {
  const { players, health, rounds, augmentRounds, stars, xpPerRound, xpBought, interest } = gameRules
  const { shopSlots: slots, reroll, benchSlots: bench, boardRows: rows, boardColumns: columns } = gameRules
  const { baseIncome: base, winGold: win } = gameRules
  const level = { levels: rules.levels, xp: xpPerRound, gold: xpBought.gold, bought: xpBought.xp }
  const titleOf = (id: string) => seasons.find((each) => each.id === id)?.title ?? id
  return {
    overview: [t('guide.prose.overview.text', { players, health }), t('guide.prose.overview.text2')],
    rounds: [
      t('guide.prose.rounds.text', rounds),
      t('guide.prose.rounds.augments', { rounds: augmentRounds.join(' · ') }),
      t('guide.prose.rounds.damage'),
    ],
    champions: [
      t('guide.prose.champions.text'),
      t('guide.prose.champions.stars', { health: stars.health[1], attack: stars.attack[1] }),
      t('guide.prose.champions.six'),
    ],
    traits: [t('guide.prose.traits.text'), t('guide.prose.traits.text2')],
    skills: [t('guide.prose.skills.text'), t('guide.prose.skills.text2')],
    tacticians: [t('guide.prose.tacticians.text', level)],
    operations: [
      t('guide.prose.operations.text', { slots, reroll, bench, rows, columns }),
      t('guide.prose.operations.text2'),
    ],
    gold: [
      t('guide.prose.gold.text', { base, win, interest: interest.gold, per: interest.per, most: interest.most }),
      t('guide.prose.gold.text2'),
    ],
    pool: [t('guide.prose.pool.text'), t('guide.prose.pool.text2')],
    items: [t('guide.prose.items.text'), t('guide.prose.items.text2')],
    features: [
      t('guide.prose.features.text'),
      t('guide.prose.features.headliner', { season: titleOf('m10s16') }),
      t('guide.prose.features.snax', { season: titleOf('m15s16') }),
      t('guide.prose.features.encounters'),
      t('guide.prose.features.anomaly'),
      t('guide.prose.features.six'),
      t('guide.prose.features.fourth'),
    ],
  }
}
