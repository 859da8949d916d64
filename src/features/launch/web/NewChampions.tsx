import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionSplash } from '#src/game/web/champions/ChampionSplash.tsx'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { CostBadge } from '#src/game/web/champions/CostBadge.tsx'
import { SkillText } from '#src/game/web/champions/SkillText.tsx'
import { InWords, Name, useName } from '#src/game/web/names/Name.tsx'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { latinTag, lettersOf } from '#src/ui/letters.ts'
import { isMotionReduced } from '#src/ui/motion.ts'
import type { LaunchChampion } from '../launch.contract.ts'
import type { Carousel } from './carousel.ts'
import styles from './NewChampions.module.css'

interface NewChampionsProps {
  champions: LaunchChampion[]
  season: string
  /** Autoplay runs only while shown. */
  isShown: boolean
}

/** The season's new champions as a carousel; stacked before hydration. */
export function NewChampions({ champions, season, isShown }: NewChampionsProps) {
  const t = useText()
  const { frame, current, show, isPlaying, setPlaying } = useCarousel(isShown)
  return (
    <div className={styles.part} data-open={current === null ? undefined : ''}>
      <h2 className={styles.title}>{t('launch.newChampions')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides has no element of its own */}
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        aria-roledescription="carousel"
        aria-label={t('launch.newChampions')}
      >
        <div className={styles.slides}>
          {champions.map((champion, index) => (
            <ChampionSlide
              key={champion.id}
              champion={champion}
              season={season}
              isShown={isShown && index === current}
            />
          ))}
        </div>
      </div>
      {current !== null && (
        <div className={styles.controls}>
          <button type="button" className={styles.arrow} disabled={current === 0} onClick={() => show(current - 1)}>
            <Icon name="back" />
            <span className="visually-hidden">{t('launch.previous')}</span>
          </button>
          {champions.map((champion, index) => (
            <button
              key={champion.id}
              type="button"
              className={styles.bullet}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <ChampionToken season={season} id={champion.id} size={64} />
              <span className="visually-hidden">
                <Name of={champion} />
              </span>
            </button>
          ))}
          <button
            type="button"
            className={styles.arrow}
            disabled={current === champions.length - 1}
            onClick={() => show(current + 1)}
          >
            <Icon name="forward" />
            <span className="visually-hidden">{t('launch.next')}</span>
          </button>
          <button type="button" className={styles.arrow} onClick={() => setPlaying(!isPlaying)}>
            <Icon name={isPlaying ? 'pause' : 'play'} />
            <span className="visually-hidden">{t(isPlaying ? 'launch.pause' : 'launch.play')}</span>
          </button>
        </div>
      )}
    </div>
  )
}

interface ChampionSlideProps {
  champion: LaunchChampion
  season: string
  isShown: boolean
}

function ChampionSlide({ champion, season, isShown }: ChampionSlideProps) {
  const t = useText()
  const name = useName()(champion).text
  const { skill } = champion
  return (
    <article className={styles.slide}>
      <div className={styles.art}>
        <ChampionSplash season={season} id={champion.id} isFirst={false} onPhones="story" isShown={isShown} />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow} aria-hidden="true">
          {t('launch.newChampions')}
        </p>
        <h3 className={`display ${styles.name}`} lang={latinTag(name)} data-letters={lettersOf(name)}>
          <Name of={champion} />
        </h3>
        <div className={styles.facts}>
          <CostBadge cost={champion.cost} />
          {champion.traitRefs.map((trait) => (
            <TraitBadge key={trait.id} trait={trait} season={season} />
          ))}
        </div>
        <div className={styles.skill}>
          <h4>
            <InWords words={skill.name} />
          </h4>
          <SkillText parts={skill.parts} />
        </div>
        <Link
          to="/chess/$season/$heroId"
          params={{ season, heroId: champion.id }}
          className={buttonClass({ variant: 'glass' })}
        >
          {t('launch.more', { name })} <Icon name="forward" />
        </Link>
      </div>
    </article>
  )
}

/** The current slide, null until the carousel is open; plays while shown unless the visitor stops it. */
function useCarousel(isShown: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const carousel = useRef<Carousel>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const { openCarousel } = await import('./carousel.ts')
      if (isGone || !frame.current) return
      setCurrent(0)
      setPlaying(!isMotionReduced())
      carousel.current = openCarousel(frame.current, { onChange: setCurrent, isMotionReduced: isMotionReduced() })
    }
    open().catch(() => undefined) // without it the slides stay stacked
    return () => {
      isGone = true
      carousel.current?.stop()
    }
  }, [])
  useEffect(() => {
    carousel.current?.play(isShown && isPlaying)
  }, [isShown, isPlaying])
  return { frame, current, show: (index: number) => carousel.current?.show(index), isPlaying, setPlaying }
}
