import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { figuresOf, pickRateOf } from '#src/features/rankings/figures.rules.ts'
import type { ChampionFiguresAnswer } from '#src/features/rankings/rankings.contract.ts'
import { ChampionParts } from '#src/game/web/champions/ChampionParts.tsx'
import { DemoChip } from '#src/game/web/DemoChip.tsx'
import { FigureStrip } from '#src/game/web/figures/FigureStrip.tsx'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import styles from './ChampionFigures.module.css'

interface ChampionFiguresProps {
  name: string
  answer: ChampionFiguresAnswer
  season: string
}

/** Match figures of a champion. */
export function ChampionFigures({ name, answer, season }: ChampionFiguresProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  const { own, boards, version, isSample, minimum } = answer
  const figures = own && figuresOf(own.places, own.designEffects)
  return (
    <section className={styles.figures} id="stats">
      <h2>{t('champions.figures')}</h2>
      {!figures && <p>{t('champions.figuresNone', { name })}</p>}
      {figures && (
        <>
          <p>
            <span>{t('champions.figuresOf', { boards, version: version ?? '' })}</span>
            {isSample && <DemoChip />}
            <Link to="/rank/hero" search={{ season, ...namesSearch }}>
              {t('champions.figuresMore')}
            </Link>
          </p>
          <FigureStrip figures={figures} pickRate={pickRateOf(figures.boards, boards)} minimum={minimum} />
          <ChampionParts parts={answer} season={season} kinds={['stars', 'partners']} />
        </>
      )}
    </section>
  )
}
