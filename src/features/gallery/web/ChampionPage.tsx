import { getRouteApi, Link } from '@tanstack/react-router'
import { useCanonical } from '../../../core/web/canonical.ts'
import { JsonLd } from '../../../core/web/JsonLd.tsx'
import { PageHead } from '../../../core/web/PageHead.tsx'
import { useText } from '../../../core/web/text.ts'
import { artAddress } from '../../../game/art.rules.ts'
import type { ChampionRef } from '../../../game/game.contract.ts'
import { ChampionTile } from '../../../game/web/ChampionTile.tsx'
import { useName, useNamesWish } from '../../../game/web/Name.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailedPage } from '../../../ui/FailedPage.tsx'
import type { Champion } from '../gallery.contract.ts'
import { ChampionDetails } from './ChampionDetails.tsx'
import { ChampionHero } from './ChampionHero.tsx'
import styles from './ChampionPage.module.css'
import { EnglishNames } from './EnglishNames.tsx'
import { Neighbours } from './Neighbours.tsx'

const route = getRouteApi('/chess/$season/$heroId')

/** One champion: skill, stats at each star, traits with their members. */
export function ChampionPage() {
  const answer = route.useLoaderData()
  const { season: seasonId, heroId } = route.useParams()
  const t = useText()
  const nameOf = useName()
  const wish = useNamesWish()
  const canonical = useCanonical()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { champion, nearest, season, verified } = answer.data
  if (!season) return <UnknownChampion sentence={t('gallery.unknownSeason', { season: short(seasonId) })} />
  if (!champion) {
    const sentence = t('gallery.champion.unknownId', { id: short(heroId) })
    return <UnknownChampion sentence={sentence} season={season.id} nearest={nearest} />
  }
  const name = nameOf(champion).text
  return (
    <main className={styles.page}>
      <PageHead
        title={t('gallery.champion.title', { name, season: season.title })}
        siteName={t('site.name')}
        description={t('gallery.champion.description', { name, season: season.title, cost: champion.cost })}
        path={`/chess/${season.id}/${champion.id}`}
        picture={splashCard(season.id, champion.id)}
      />
      <JsonLd
        data={breadcrumbs([
          [t('gallery.kind.hero'), canonical('/books/hero')],
          [season.title, canonical(`/books/hero?season=${season.id}`)],
          [name, canonical(`/chess/${season.id}/${champion.id}`)],
        ])}
      />
      <ChampionHero champion={champion} season={season.id} title={season.title} />
      <EnglishNames filter={wish} areTranslated={hasOwnNames(champion)} />
      <ChampionDetails champion={champion} season={season.id} />
      <Neighbours
        previous={champion.previous}
        next={champion.next}
        to={({ id }) => ({ to: '/chess/$season/$heroId', params: { season: season.id, heroId: id }, search: wish })}
      />
      {!verified && <p className={styles.note}>{t('gallery.unverified')}</p>}
    </main>
  )
}

interface UnknownChampionProps {
  /** What the address names that does not exist. */
  sentence: string
  season?: string
  nearest?: ChampionRef[]
}

function UnknownChampion({ sentence, season, nearest = [] }: UnknownChampionProps) {
  const t = useText()
  const wish = useNamesWish()
  return (
    <main className={styles.page}>
      <PageHead
        title={t('gallery.champion.unknown')}
        siteName={t('site.name')}
        description={t('gallery.champion.unknown')}
        path={null}
      />
      <h1 className={styles.unknown}>{t('gallery.champion.unknown')}</h1>
      <EmptyState title={sentence}>
        {nearest.length > 0 && (
          <>
            <p>{t('gallery.champion.nearest')}</p>
            <ul className={styles.nearest}>
              {nearest.map((champion) => (
                <li key={champion.id}>
                  <ChampionTile champion={champion} season={season!} size="small" />
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to="/books/hero" search={{ season, ...wish }} className={styles.all}>
          {t('gallery.champion.all')}
        </Link>
      </EmptyState>
    </main>
  )
}

const splashCard = (season: string, name: string) => ({
  path: artAddress({ season, folder: '1624x750', name, format: 'jpg' }),
  width: 1624,
  height: 750,
})

const short = (text: string) => text.slice(0, 60)

const hasOwnNames = ({ name, traitDetails }: Champion) =>
  [name, ...traitDetails.map(({ trait }) => trait.name)].some(({ lang }) => !lang)

const breadcrumbs = (steps: [name: string, item: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
})
