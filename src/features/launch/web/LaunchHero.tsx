import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Button, buttonClass } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { latinTag, lettersOf } from '#src/ui/letters.ts'
import storeMarks from '../../../../art/brand/store-marks.svg?url&no-inline'
import type { LaunchCampaign, LaunchEvent, LaunchLinks, LaunchPatch, LineupPick } from '../launch.contract.ts'
import { launchSections } from '../launch.rules.ts'
import { CampaignEntry } from './CampaignEntry.tsx'
import styles from './LaunchHero.module.css'
import { PlayingNow } from './PlayingNow.tsx'

interface LaunchHeroProps {
  launch: {
    season: { id: string; title: string }
    seasons: { id: string; title: string }[]
    lead: string | null
    version: string | null
    picks: LineupPick[] | null
    patch: LaunchPatch | null
    event: LaunchEvent | null
    links: LaunchLinks
    campaign: LaunchCampaign | null
  }
  /** Shows the next section; without it the hint is a link within the page. */
  onNext?: () => void
}

export function LaunchHero({ launch, onNext }: LaunchHeroProps) {
  const t = useText()
  const now = useNow()
  const { season, seasons, lead, version, picks, patch, event, links, campaign } = launch
  const inSeason = { season: season.id === seasons[0]?.id ? undefined : season.id }
  const isOpen = campaign?.phase === 'open'
  const next = (event: MouseEvent) => {
    if (!onNext) return
    event.preventDefault()
    onNext()
  }
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        {version && <p className={styles.live}>{t('launch.live', { version })}</p>}
        <h1 className={styles.title} lang={latinTag(season.title)} data-letters={lettersOf(season.title)}>
          {season.title.split(' ').map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.actions}>
          {campaign && isOpen && <CampaignEntry campaign={campaign} now={now} />}
          <Link
            to="/lineup"
            search={inSeason}
            className={buttonClass(isOpen ? { variant: 'glass', size: 'large' } : { variant: 'main' })}
          >
            {t('launch.lineups')}
          </Link>
          {campaign && !isOpen && <CampaignEntry campaign={campaign} now={now} />}
          <Link to="/books/hero" search={inSeason} className={buttonClass({ variant: 'glass', size: 'large' })}>
            {t('launch.champions')}
          </Link>
          <Stores links={links} />
        </div>
        <nav className={styles.ways} aria-label={t('launch.ways')}>
          {seasons.map(({ id, title }) => (
            <Link
              key={id}
              to="/"
              search={{ season: id === seasons[0]?.id ? undefined : id }}
              aria-current={id === season.id ? 'true' : undefined}
              activeProps={{}}
            >
              {title}
            </Link>
          ))}
          {waysOut.map(
            (name) => links[name] && <WayOut key={name} href={links[name]} label={t(`launch.link.${name}`)} />,
          )}
        </nav>
      </div>
      <PlayingNow season={season.id} picks={picks ?? []} patch={patch} event={event} now={now} />
      <a className={styles.hint} href={`#${launchSections[1]}`} onClick={next}>
        {t('launch.scroll')}
        <span className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
      </a>
    </div>
  )
}

const waysOut = ['creatorCode', 'creatorHub', 'closedBetaRewards', 'eventPage', 'support'] as const

function WayOut({ href, label }: { href: string; label: string }) {
  const isOutside = href.startsWith('http')
  return (
    <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {label} {isOutside && <Icon name="external" />}
    </a>
  )
}

const storeNames = { appStore: 'App Store', googlePlay: 'Google Play' }

/** Links to the app stores, except inside the game; their logos are by Simple Icons (CC0). */
function Stores({ links }: { links: LaunchLinks }) {
  const t = useText()
  const { isInGame } = usePageContext()
  if (isInGame) return null
  const stores = (['appStore', 'googlePlay'] as const).flatMap((name) =>
    links[name] ? [{ name, href: links[name] }] : [],
  )
  return (
    <div className={styles.stores} data-action="store_button">
      {stores.map(({ name, href }) => (
        <Button
          key={name}
          variant="glass"
          size="large"
          className={styles.store}
          href={href}
          target="_blank"
          rel="noopener"
        >
          <svg className={styles.storeMark} viewBox="0 0 24 24" aria-hidden="true">
            <use href={`${storeMarks}#${name}`} />
          </svg>
          <span>
            <span className={styles.storeHint}>{t(`launch.store.${name}`)}</span>
            {storeNames[name]}
          </span>
        </Button>
      ))}
    </div>
  )
}

/** The time in milliseconds, updated each minute; null before hydration. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
