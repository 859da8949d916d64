import { getRouteApi, Link } from '@tanstack/react-router'
import type { InferOutput } from 'valibot'
import type { Failure } from '#src/core/call.ts'
import { dayInWords } from '#src/core/timestamps.ts'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { Name, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { buttonClass } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { lineupCardPicture } from '../../lineup-picture.rules.ts'
import { carriesOf } from '../../lineup-units.rules.ts'
import type { Lineup, lineupCalls } from '../../lineups.contract.ts'
import { Grade } from '../Grade.tsx'
import type { LineupRefs } from '../lineup-refs.ts'
import { PinButton } from '../pins/PinButton.tsx'
import { PlayMode } from '../play/PlayMode.tsx'
import { SavePicture } from '../share/SavePicture.tsx'
import { ChangeLineup } from './ChangeLineup.tsx'
import { HowItDoes } from './HowItDoes.tsx'
import { LineupAdvice } from './LineupAdvice.tsx'
import styles from './LineupPage.module.css'
import { PhaseBoards } from './PhaseBoards.tsx'
import { TeamCode } from './TeamCode.tsx'
import { usePushedLineup } from './usePushedLineup.ts'

const route = getRouteApi('/lineupDetail/$season/$lineupId')

export function LineupPage() {
  const answer = route.useLoaderData()
  const { preview_version: version, mode } = route.useSearch()
  const t = useText()
  const nameOf = useName()
  const namesSearch = useNamesSearch()
  const { language, test } = usePageContext().place
  const shown = usePushedLineup(answer.ok ? answer.data : null)
  if (!answer.ok || !shown) return <FailedPage failure={answer as Failure} />
  const { season, lineup, picture: hash, champions, figures } = shown
  if (!season || !lineup) return <UnknownLineup season={season} nearest={shown.nearest} />
  const name = nameOf(lineup).text
  const carry = carriesOf(lineup)[0] ?? null
  const refs: LineupRefs = { ...shown, season: season.id }
  const head = (
    <PageHead
      title={t('lineups.detailTitle', { name, season: season.title })}
      siteName={t('site.name')}
      path={version ? null : `/lineupDetail/${season.id}/${lineup.id}`}
      summary={
        import.meta.env.SSR && {
          description: t('lineups.detailSummary', { name, season: season.title }),
          picture: hash ? lineupCardPicture({ season: season.id, id: lineup.id, language, hash, test }) : undefined,
        }
      }
    />
  )
  if (mode === 'play') {
    return (
      <>
        {head}
        <PlayMode lineup={lineup} refs={refs} />
      </>
    )
  }
  return (
    <main className={styles.page}>
      {head}
      {version && <p className={styles.preview}>{t('site.preview', { version })}</p>}
      <Banner season={season.id} headliner={carry}>
        <Link to="/lineup" search={{ season: season.id, ...namesSearch }} className={styles.back}>
          {t('lineups.back')}
        </Link>
        <div className={styles.title}>
          <Grade tier={lineup.tier} size={64} />
          <h1>
            <Name of={lineup} />
          </h1>
        </div>
        <LineupFacts lineup={lineup} />
        <div className={styles.actions}>
          {lineup.teamCode && <TeamCode teamCode={lineup.teamCode} refs={refs} />}
          <Link
            to="/lineupDetail/$season/$lineupId"
            params={{ season: season.id, lineupId: lineup.id }}
            search={(now) => ({ ...now, mode: 'play' })}
            className={buttonClass({ variant: 'glass', size: 'large' })}
          >
            <Icon name="play" />
            {t('lineups.playMode')}
          </Link>
          <PinButton pin={{ season: season.id, id: lineup.id }} name={name} />
          <ChangeLineup board={lineup.boards.final.units} season={season.id} />
          {hash && <SavePicture season={season.id} id={lineup.id} hash={hash} name={name} />}
        </div>
      </Banner>
      <EnglishNames filter={namesSearch} areTranslated={champions.some((each) => !each.name.lang)} />
      <PhaseBoards lineup={lineup} refs={refs} />
      <LineupAdvice lineup={lineup} refs={refs} />
      <HowItDoes lineup={lineup} figures={figures} refs={refs} />
    </main>
  )
}

function LineupFacts({ lineup }: { lineup: Lineup }) {
  const t = useText()
  const { place } = usePageContext()
  return (
    <ul className={styles.facts}>
      <li>{t(`lineups.style.${lineup.style}`)}</li>
      <li>{t(`lineups.audience.${lineup.audience}`)}</li>
      <li>{t('lineups.power', { power: lineup.power })}</li>
      <li data-old={lineup.isOutdated || undefined}>
        {t(lineup.isOutdated ? 'lineups.outdated' : 'lineups.versionOf', { version: lineup.version })}
      </li>
      <li>{t('lineups.by', { author: lineup.author, date: dayInWords(lineup.updated, place.language) })}</li>
    </ul>
  )
}

type UnknownLineupProps = Pick<InferOutput<typeof lineupCalls.readLineup.output>, 'season' | 'nearest'>

function UnknownLineup({ season, nearest }: UnknownLineupProps) {
  const t = useText()
  const params = route.useParams()
  const namesSearch = useNamesSearch()
  const sentence = season
    ? t('lineups.unknownId', { id: short(params.lineupId), season: season.title })
    : t('game.unknownSeason', { season: short(params.season) })
  return (
    <main className={styles.page}>
      <PageHead title={t('lineups.unknown')} siteName={t('site.name')} path={null} />
      <h1 className={styles.unknown}>{t('lineups.unknown')}</h1>
      <EmptyState title={sentence}>
        {season && nearest.length > 0 && (
          <>
            <p>{t('lineups.nearest')}</p>
            <ul className={styles.nearest}>
              {nearest.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to="/lineupDetail/$season/$lineupId"
                    params={{ season: season.id, lineupId: id }}
                    search={namesSearch}
                  >
                    {name.text}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to="/lineup" search={{ season: season?.id, ...namesSearch }}>
          {t('lineups.back')}
        </Link>
      </EmptyState>
    </main>
  )
}

const short = (id: string) => id.slice(0, 40)
