import { getRouteApi, Link } from '@tanstack/react-router'
import { JsonLd } from '#src/core/web/JsonLd.tsx'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useCanonical } from '#src/core/web/router/canonical.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { splashCard } from '#src/game/art.rules.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { ChampionTile } from '#src/game/web/champions/ChampionTile.tsx'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { Champion } from '../champions.contract.ts'
import { BestItems } from './BestItems.tsx'
import { ChampionDetails } from './ChampionDetails.tsx'
import { ChampionFigures } from './ChampionFigures.tsx'
import { ChampionHero } from './ChampionHero.tsx'
import { ChampionLineups } from './ChampionLineups.tsx'
import { ChampionNeighbours } from './ChampionNeighbours.tsx'
import styles from './ChampionPage.module.css'
import { ChampionPatches } from './ChampionPatches.tsx'

const route = getRouteApi('/chess/$season/$heroId')

export function ChampionPage() {
  const answer = route.useLoaderData()
  const { season: seasonId, heroId } = route.useParams()
  const t = useText()
  const nameOf = useName()
  const namesSearch = useNamesSearch()
  const canonical = useCanonical()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { champion, nearest, season, verified, figures, lineups, editorsItems, patches } = answer.data
  if (!season) return <UnknownChampion sentence={t('game.unknownSeason', { season: short(seasonId) })} />
  if (!champion) {
    const sentence = t('champions.unknownId', { id: short(heroId) })
    return <UnknownChampion sentence={sentence} season={season.id} nearest={nearest} />
  }
  const name = nameOf(champion).text
  return (
    <main className={styles.page}>
      <PageHead
        title={t('champions.title', { name, season: season.title })}
        siteName={t('site.name')}
        path={`/chess/${season.id}/${champion.id}`}
        summary={
          import.meta.env.SSR && {
            description: t('champions.summary', { name, season: season.title, cost: champion.cost }),
            picture: splashCard(season.id, champion.id),
          }
        }
      />
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbs([
            [t('site.nav.hero'), canonical('/books/hero')],
            [season.title, canonical(`/books/hero?season=${season.id}`)],
            [name, canonical(`/chess/${season.id}/${champion.id}`)],
          ])
        }
      />
      <ChampionHero champion={champion} season={season.id} title={season.title} />
      <EnglishNames filter={namesSearch} areTranslated={hasOwnNames(champion)} />
      <BestItems figures={figures} lineups={lineups} editorsItems={editorsItems} season={season.id} />
      {lineups.length > 0 && <ChampionLineups name={name} lineups={lineups} season={season.id} />}
      <ChampionDetails key={champion.id} champion={champion} season={season.id} />
      {figures && <ChampionFigures name={name} answer={figures} season={season.id} />}
      {patches.length > 0 && <ChampionPatches patches={patches} />}
      <ChampionNeighbours
        previous={champion.previous}
        next={champion.next}
        to={({ id }) => ({
          to: '/chess/$season/$heroId',
          params: { season: season.id, heroId: id },
          search: namesSearch,
        })}
      />
      {!verified && <p className={styles.note}>{t('game.unverified')}</p>}
    </main>
  )
}

interface UnknownChampionProps {
  /** A sentence that names what does not exist. */
  sentence: string
  season?: string
  nearest?: ChampionRef[]
}

function UnknownChampion({ sentence, season, nearest = [] }: UnknownChampionProps) {
  const t = useText()
  const namesSearch = useNamesSearch()
  return (
    <main className={styles.page}>
      <PageHead title={t('champions.unknown')} siteName={t('site.name')} path={null} />
      <h1 className={styles.unknown}>{t('champions.unknown')}</h1>
      <EmptyState title={sentence}>
        {nearest.length > 0 && (
          <>
            <p>{t('champions.nearest')}</p>
            <ul className={styles.nearest}>
              {nearest.map((champion) => (
                <li key={champion.id}>
                  <ChampionTile champion={champion} season={season!} size="small" leads />
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to="/books/hero" search={{ season, ...namesSearch }}>
          {t('champions.all')}
        </Link>
      </EmptyState>
    </main>
  )
}

const short = (text: string) => text.slice(0, 60)

const hasOwnNames = ({ name, traitDetails }: Champion) =>
  [name, ...traitDetails.map(({ trait }) => trait.name)].some(({ lang }) => !lang)

const breadcrumbs = (steps: [name: string, item: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
})
