import { getRouteApi, Link } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { splashCard } from '#src/game/art.rules.ts'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { SeasonPicker } from '#src/game/web/SeasonPicker.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { GuideProse, SeasonRules } from '../guide.contract.ts'
import { type GuideSearch, hasInput } from '../guide-search.rules.ts'
import { EconomySections } from './EconomySections.tsx'
import { GuideContents } from './GuideContents.tsx'
import styles from './GuidePage.module.css'
import { MatchSections } from './MatchSections.tsx'
import { SetSections } from './SetSections.tsx'
import { UnitSections } from './UnitSections.tsx'

const route = getRouteApi('/guide')

/** Props of the guide's sections. */
export interface GuideProps {
  rules: SeasonRules
  prose: GuideProse
  search: GuideSearch
}

export function GuidePage() {
  const answer = route.useLoaderData()
  const search = useKnownSearch<GuideSearch>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, seasons, rules, prose, headliner } = answer.data
  const guide = rules && prose && { rules, prose, search }
  const path = `/guide${search.season ? `?season=${search.season}` : ''}`
  return (
    <main className={styles.page}>
      <PageHead
        title={t('guide.title')}
        siteName={t('site.name')}
        path={season && !hasInput(search) ? path : null}
        summary={
          import.meta.env.SSR && {
            description: t('guide.summary'),
            picture: season && headliner ? splashCard(season.id, headliner) : undefined,
          }
        }
      />
      <Banner season={season?.id ?? ''} headliner={headliner}>
        <h1>{t('guide.title')}</h1>
        <p className={styles.lead}>{t('guide.lead')}</p>
        <SeasonPicker seasons={seasons} current={season} />
      </Banner>
      {guide ? (
        <div className={styles.columns}>
          <GuideContents parts={Object.keys(guide.prose) as (keyof GuideProse)[]} />
          <div className={styles.sections}>
            <MatchSections {...guide} />
            <UnitSections {...guide} />
            <EconomySections {...guide} />
            <SetSections {...guide} />
            <Sources rules={guide.rules} season={season!.title} />
            <FurtherArticles articles={answer.articles} />
          </div>
        </div>
      ) : (
        <EmptyState title={t('game.unknownSeason', { season: search.season ?? '' })}>
          <Link to="/guide">{t('guide.title')}</Link>
        </EmptyState>
      )}
    </main>
  )
}

/** Sources of the figures; their names are in English on every page. */
function Sources({ rules, season }: { rules: SeasonRules; season: string }) {
  const t = useText()
  return (
    <details className={styles.sources}>
      <summary>{t('guide.sources')}</summary>
      <ul>
        <li>{t('guide.source.rules')}</li>
        {rules.sources.map((source) => (
          <li key={source}>
            {season}: <span lang="en">{source}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function FurtherArticles({ articles }: { articles: { content_id: string; title: string; content_desc: string }[] }) {
  const t = useText()
  if (articles.length === 0) return null
  return (
    <section className={styles.further} aria-labelledby="further">
      <h2 id="further">{t('guide.articles.title')}</h2>
      <ul>
        {articles.map(({ content_id, title, content_desc }) => (
          <li key={content_id} className={styles.card}>
            <Link to="/static/$file" params={{ file: `${content_id}.html` }} search={{ no_related: 1 }}>
              {title}
            </Link>
            <p>{content_desc}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
