import { Link } from '@tanstack/react-router'
import { Moment } from '#src/core/web/texts/Moment.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { ChangeArrow } from '#src/game/web/figures/ChangeArrow.tsx'
import { percent } from '#src/game/web/figures/shown-figures.ts'
import { InWords, Name } from '#src/game/web/names/Name.tsx'
import { EntityPicture } from '#src/game/web/pictures/EntityPicture.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { daysAndHoursUntil } from '../../campaign/campaign.rules.ts'
import type { LaunchEvent, LaunchPatch, LineupPick } from '../launch.contract.ts'
import styles from './PlayingNow.module.css'

interface PlayingNowProps {
  season: string
  picks: LineupPick[]
  patch: LaunchPatch | null
  event: LaunchEvent | null
  /** Milliseconds; null before hydration, because cached pages outlive the countdown. */
  now: number | null
}

/** Lineups to play now, the patch, and the event that runs or comes next; nothing without any. */
export function PlayingNow({ season, picks, patch, event, now }: PlayingNowProps) {
  const t = useText()
  if (picks.length === 0 && !patch && !event) return null
  return (
    <section className={styles.now} aria-labelledby="playing-now">
      <h2 id="playing-now">{t('launch.now.title')}</h2>
      <ul className={styles.cards}>
        {picks.map((pick) => (
          <li key={pick.id}>
            <PickCard pick={pick} season={season} />
          </li>
        ))}
        {patch && (
          <li>
            <PatchCard patch={patch} />
          </li>
        )}
        {event && (
          <li>
            <EventCard event={event} now={now} />
          </li>
        )}
      </ul>
      <Link to="/lineup" search={{ season }} className={styles.all}>
        {t('launch.now.all')} <Icon name="forward" />
      </Link>
    </section>
  )
}

function PickCard({ pick: { id, name, english, tier, units, top4Rate, boards }, season }: PickCardProps) {
  const t = useText()
  return (
    <Link to="/lineupDetail/$season/$lineupId" params={{ season, lineupId: id }} className={styles.card}>
      <span className={styles.tier} data-grade={tier}>
        <span className="visually-hidden">{t('launch.now.tier')} </span>
        {tier}
      </span>
      <b className={styles.name}>
        <Name of={{ name, english }} />
      </b>
      <span className={styles.faces}>
        {units.map(({ champion, isCarry }) => (
          <span key={champion} data-carry={isCarry || undefined}>
            <ChampionToken season={season} id={champion} size={32} />
          </span>
        ))}
      </span>
      <span className={styles.fact}>
        {top4Rate ? t('launch.now.top4', { rate: percent(top4Rate.value), games: boards }) : t('launch.now.editors')}
      </span>
    </Link>
  )
}

interface PickCardProps {
  pick: LineupPick
  season: string
}

function PatchCard({ patch: { contentId, title, changes } }: { patch: LaunchPatch }) {
  const t = useText()
  return (
    <Link to="/static/$file" params={{ file: `${contentId}.html` }} className={styles.card} data-kind="patch">
      <span className={styles.eyebrow}>{t('launch.now.patch')}</span>
      <b className={styles.name}>
        <InWords words={title} />
      </b>
      <span className={styles.changes}>
        {changes.map(({ direction, name, ...changed }) => (
          <span key={changed.id}>
            <EntityPicture {...changed} />
            <span className="visually-hidden">
              <InWords words={name} />
            </span>
            <ChangeArrow direction={direction} />
          </span>
        ))}
      </span>
    </Link>
  )
}

function EventCard({ event: { title, link, isRunning, starts_at, ends_at }, now }: EventCardProps) {
  const t = useText()
  const end = isRunning ? ends_at : starts_at
  const left = now === null ? null : daysAndHoursUntil(new Date(end * 1000).toISOString(), now)
  const words = (
    <>
      <span className={styles.eyebrow}>{t(isRunning ? 'launch.now.running' : 'launch.now.coming')}</span>
      <b className={styles.name}>{title}</b>
      <span className={styles.fact}>
        {left ? t(isRunning ? 'launch.now.endsIn' : 'launch.now.startsIn', left) : <Moment seconds={end} />}
      </span>
    </>
  )
  return link ? (
    <a href={link} className={styles.card} data-kind="event">
      {words}
    </a>
  ) : (
    <div className={styles.card} data-kind="event">
      {words}
    </div>
  )
}

interface EventCardProps {
  event: LaunchEvent
  now: number | null
}
