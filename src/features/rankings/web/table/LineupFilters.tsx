import { useText } from '#src/core/web/texts/text.ts'
import { lineupAudiences, lineupStyles, lineupTiers } from '#src/features/lineups/lineup-terms.rules.ts'
import type { RankingAnswer } from '#src/features/rankings/rankings.contract.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { useName } from '#src/game/web/names/Name.tsx'
import { Choice } from './RankFilters.tsx'

interface LineupFiltersProps {
  filter: RankingFilter
  answer: RankingAnswer
}

/** Filters by the editors' ratings, which clusters don't have. */
export function LineupFilters({ filter, answer: { lineups, traits } }: LineupFiltersProps) {
  const t = useText()
  const nameOf = useName()
  const classes = traits.filter(({ id }) => lineups.some(({ advice }) => advice?.class === id))
  return (
    <>
      <Choice name="style" label={t('lineups.filter.style')} chosen={filter.style}>
        <option value="">{t('lineups.filter.anyStyle')}</option>
        {lineupStyles.map((style) => (
          <option key={style} value={style}>
            {t(`lineups.style.${style}`)}
          </option>
        ))}
      </Choice>
      <Choice name="audience" label={t('lineups.filter.audience')} chosen={filter.audience}>
        <option value="">{t('lineups.filter.anyAudience')}</option>
        {lineupAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {t(`lineups.audience.${audience}`)}
          </option>
        ))}
      </Choice>
      <Choice name="class" label={t('lineups.filter.class')} chosen={filter.class}>
        <option value="">{t('lineups.filter.anyClass')}</option>
        {classes.map((trait) => (
          <option key={trait.id} value={trait.id}>
            {nameOf(trait).text}
          </option>
        ))}
      </Choice>
      <Choice name="power" label={t('lineups.filter.power')} chosen={filter.power}>
        <option value="">{t('lineups.filter.anyPower')}</option>
        {lineupTiers.map((power) => (
          <option key={power} value={power}>
            {t('lineups.power', { power })}
          </option>
        ))}
      </Choice>
    </>
  )
}
