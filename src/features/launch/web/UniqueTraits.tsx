import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { ChampionRef, TraitDetail } from '#src/game/game.contract.ts'
import { ChampionTile } from '#src/game/web/champions/ChampionTile.tsx'
import { EffectText } from '#src/game/web/names/EffectText.tsx'
import { Name, useName } from '#src/game/web/names/Name.tsx'
import { TraitHex } from '#src/game/web/TraitBadge.tsx'
import { isMotionReduced } from '#src/ui/motion.ts'
import styles from './UniqueTraits.module.css'
import { useEnrichedTraits } from './useEnrichedTraits.ts'

interface UniqueTraitsProps {
  traits: TraitDetail[]
  members: ChampionRef[]
  season: string
  /** Autoplay runs only while shown. */
  isShown: boolean
}

export function UniqueTraits({ traits: known, members, season, isShown }: UniqueTraitsProps) {
  const traits = useEnrichedTraits(known, season, isShown)
  const t = useText()
  const nameOf = useName()
  const { current, choose } = useChoice(traits.length, isShown)
  const chosen = traits[current]!
  const chooseInPlace = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(index)
  }
  return (
    <div className={styles.part}>
      <div>
        <h2 className={`display ${styles.title}`}>{t('launch.traits')}</h2>
        <p className={styles.hint}>{t('launch.traitsHint')}</p>
        <ul className={styles.signs}>
          {traits.map((trait, index) => (
            <li key={trait.id}>
              <Link
                to="/books/synergy"
                search={{ season }}
                hash={trait.id}
                className={styles.sign}
                title={nameOf(trait).text}
                aria-label={nameOf(trait).text}
                lang={nameOf(trait).lang}
                aria-current={index === current || undefined}
                onClick={(event) => chooseInPlace(event, index)}
              >
                <TraitHex trait={trait} season={season} size={64} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <TraitPanel key={chosen.id} trait={chosen} members={members} season={season} />
    </div>
  )
}

function TraitPanel({ trait, members, season }: { trait: TraitDetail; members: ChampionRef[]; season: string }) {
  const t = useText()
  return (
    <article className={styles.panel} aria-live="polite">
      <header className={styles.head}>
        <TraitHex trait={trait} season={season} size={64} />
        <div>
          <h3 className="display">
            <Name of={trait} />
          </h3>
          <p className={styles.hint}>{t(`game.traitKind.${trait.kind}`)}</p>
        </div>
      </header>
      {trait.text && (
        <p className={styles.text}>
          <EffectText words={trait.text} />
        </p>
      )}
      <ol className={styles.levels}>
        {trait.levels.map(({ min, text }) => (
          <li key={min}>
            <b>{min}</b> {text && <EffectText words={text} />}
          </li>
        ))}
      </ol>
      <h4 className={styles.subtitle}>{t('launch.members')}</h4>
      <ul className={styles.members}>
        {members
          .filter(({ id }) => trait.champions.includes(id))
          .map((champion) => (
            <li key={champion.id}>
              <ChampionTile champion={champion} season={season} size="small" />
            </li>
          ))}
      </ul>
    </article>
  )
}

/** Milliseconds per trait until the visitor chooses one. */
const stay = 3000

/** The current trait; advances while the section is shown, until the visitor chooses. */
function useChoice(count: number, isShown: boolean) {
  const [current, setCurrent] = useState(0)
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    if (!isShown || isChosen || isMotionReduced()) return
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((index) => (index + 1) % count)
    }, stay)
    return () => clearInterval(timer)
  }, [count, isShown, isChosen])
  const choose = (index: number) => {
    setChosen(true)
    setCurrent(index)
  }
  return { current, choose }
}
