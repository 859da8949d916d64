import { getRouteApi } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { SeasonPicker } from '#src/game/web/SeasonPicker.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { BuilderSearch } from '../../builder/builder-address.rules.ts'
import { Builder } from './Builder.tsx'
import styles from './LineupBuilderPage.module.css'

const route = getRouteApi('/lineup/builder')

export function LineupBuilderPage() {
  const answer = route.useLoaderData()
  const search = useKnownSearch<BuilderSearch>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, seasons, champions } = answer.data
  const isPlain = search.board === undefined && search.code === undefined
  return (
    <main className={styles.page}>
      <PageHead
        title={season ? t('lineup-builder.titleOf', { season: season.title }) : t('lineup-builder.title')}
        siteName={t('site.name')}
        path={season && isPlain ? `/lineup/builder?season=${season.id}` : null}
        summary={import.meta.env.SSR && { description: t('lineup-builder.summary', { season: season?.title ?? '' }) }}
      />
      <header className={styles.head}>
        <h1>{t('lineup-builder.title')}</h1>
        <p>{t('lineup-builder.lead')}</p>
        <SeasonPicker seasons={seasons} current={season} names={search.names} />
      </header>
      {season ? (
        <>
          <EnglishNames filter={search} areTranslated={champions.some(({ name }) => !name.lang)} />
          <Builder key={season.id} search={search} facts={{ ...answer.data, season }} />
        </>
      ) : (
        <EmptyState title={t('game.unknownSeason', { season: search.season ?? '' })}>
          <p>{t('lineups.pickSeason')}</p>
        </EmptyState>
      )}
    </main>
  )
}
