import { Link } from '@tanstack/react-router'
import { useText } from '../../../core/web/text.ts'
import { ChampionParts } from '../../../game/web/ChampionParts.tsx'
import { FigureStrip } from '../../../game/web/FigureStrip.tsx'
import { useNamesWish } from '../../../game/web/Name.tsx'
import { figuresOf, pickRateOf } from '../../rankings/figures.rules.ts'
import type { ChampionFiguresAnswer } from '../../rankings/rankings.contract.ts'
import styles from './ChampionFigures.module.css'

interface ChampionFiguresProps {
  name: string
  answer: ChampionFiguresAnswer
  season: string
}

/** What counted matches say of a champion, and of its stars, items and partners. */
export function ChampionFigures({ name, answer, season }: ChampionFiguresProps) {
  const t = useText()
  const wish = useNamesWish()
  const { own, boards, version, isSample, minimum } = answer
  const figures = own && figuresOf(own.places, own.likeness)
  return (
    <section className={styles.figures} id="stats">
      <h2>{t('champions.figures')}</h2>
      {!figures && <p>{t('champions.figuresNone', { name })}</p>}
      {figures && (
        <>
          <p>
            {t('champions.figuresOf', { boards, version: version ?? '' })}
            {isSample && <b>{t('champions.figuresSample')}</b>}
            <Link to="/rank/hero" search={{ season, ...wish }}>
              {t('champions.figuresMore')}
            </Link>
          </p>
          <FigureStrip figures={figures} pickRate={pickRateOf(figures.boards, boards)} minimum={minimum} />
          <ChampionParts parts={answer} season={season} />
        </>
      )}
    </section>
  )
}
