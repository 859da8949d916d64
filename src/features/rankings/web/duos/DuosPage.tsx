import { getRouteApi, Link } from '@tanstack/react-router'
import { dayInWords } from '#src/core/timestamps.ts'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { duosPoints } from '#src/features/rankings/duos.rules.ts'
import type { DuosAnswer } from '#src/features/rankings/rankings.contract.ts'
import { DemoChip } from '#src/game/web/DemoChip.tsx'
import { FilterLine } from '#src/game/web/FilterBar.tsx'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { SeasonMenu, SeasonPicker } from '#src/game/web/SeasonPicker.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { SeasonProgress } from '../plots/SeasonProgress.tsx'
import { RankTabs } from '../table/RankTabs.tsx'
import styles from './DuosPage.module.css'
import { DuosTable } from './DuosTable.tsx'

const route = getRouteApi('/rank/duos')

export function DuosPage() {
  const answer = route.useLoaderData()
  const { names } = route.useSearch()
  const t = useText()
  const { language } = usePageContext().place
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, seasons, players, matches, headliner, isSample, sampling, updated } = answer.data
  const title = season ? t('duos.titleOf', { season: season.title }) : t('duos.title')
  return (
    <main className={styles.page}>
      <PageHead
        title={title}
        siteName={t('site.name')}
        path={season && players.length > 0 ? `/rank/duos?season=${season.id}` : null}
        summary={import.meta.env.SSR && { description: t('duos.lead') }}
      />
      <Banner season={season?.id ?? ''} headliner={headliner}>
        <h1>{t('duos.title')}</h1>
        <p className={styles.lead}>{t('duos.lead')}</p>
        {updated && (
          <p className={styles.facts}>
            <span>{t('duos.matches', { count: matches })}</span>
            <time dateTime={updated}>
              {t('rankings.updated', { date: dayInWords(updated.slice(0, 10), language) })}
            </time>
            {isSample && <DemoChip sampling={sampling} />}
          </p>
        )}
        <SeasonPicker seasons={seasons} current={season} names={names} />
      </Banner>
      <RankTabs current="duos" search={{ season: season?.id, names }} />
      <FilterLine>
        <SeasonMenu seasons={seasons} current={season} names={names} />
      </FilterLine>
      {season && players.length > 0 ? <Players players={players} /> : <NoPlayers {...answer.data} />}
      <PointsKey />
    </main>
  )
}

function PointsKey() {
  const t = useText()
  return (
    <section className={styles.key}>
      <h2>{t('duos.pointsByPlace')}</h2>
      <ol>
        {duosPoints.map((points) => (
          <li key={points} data-cost={points < 0 || undefined}>
            {points < 0 ? `−${-points}` : `+${points}`}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Players({ players }: Pick<DuosAnswer, 'players'>) {
  const t = useText()
  return (
    <>
      <DuosTable players={players} />
      <div className={styles.note}>
        <p>{t('duos.note')}</p>
        <p>
          <Link to="/rank/method">{t('rankings.method')}</Link>
        </p>
      </div>
    </>
  )
}

function NoPlayers({ season, progress }: Pick<DuosAnswer, 'season' | 'progress'>) {
  const t = useText()
  if (!season) return <EmptyState title={t('rankings.pickSeason')} />
  if (progress) return <SeasonProgress season={season.title} progress={progress} />
  return (
    <EmptyState title={t('duos.none')}>
      <p>{t('duos.noneText', { season: season.title })}</p>
    </EmptyState>
  )
}
