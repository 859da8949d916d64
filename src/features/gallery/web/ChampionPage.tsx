import { getRouteApi, Link } from '@tanstack/react-router'
import { useCanonical } from '../../../core/web/canonical.ts'
import { JsonLd } from '../../../core/web/JsonLd.tsx'
import { PageHead } from '../../../core/web/PageHead.tsx'
import { useText } from '../../../core/web/text.ts'
import { artAddress } from '../../../game/art.rules.ts'
import type { ChampionRef } from '../../../game/game.contract.ts'
import { ChampionSplash } from '../../../game/web/ChampionSplash.tsx'
import { ChampionTile } from '../../../game/web/ChampionTile.tsx'
import { CostBadge } from '../../../game/web/CostBadge.tsx'
import { Name, useName, useNamesWish } from '../../../game/web/Name.tsx'
import { TraitBadge } from '../../../game/web/TraitBadge.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailedPage } from '../../../ui/FailedPage.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Champion } from '../gallery.contract.ts'
import styles from './ChampionPage.module.css'
import { EnglishNames } from './EnglishNames.tsx'
import { SkillCard } from './SkillCard.tsx'
import { StatCard } from './StatCard.tsx'
import { TraitCard } from './TraitCard.tsx'

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
      <Hero champion={champion} season={season.id} title={season.title} />
      <EnglishNames filter={wish} areTranslated={hasOwnNames(champion)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {champion.skills.map((skill) => (
            <SkillCard key={skill.form?.id ?? 'own'} skill={skill} champion={champion} season={season.id} />
          ))}
          <section className={styles.traits}>
            <h2 className={styles.heading}>{t('gallery.champion.traits')}</h2>
            {champion.traitDetails.length === 0 && <p className={styles.note}>{t('gallery.champion.noTraits')}</p>}
            <div className={styles.traitGrid}>
              {champion.traitDetails.map(({ trait, members }) => (
                <TraitCard key={trait.id} trait={trait} members={members} season={season.id} heading="h3" />
              ))}
            </div>
          </section>
        </div>
        <div className={styles.column}>
          <StatCard champion={champion} />
          <section className={styles.slot}>
            <h2>{t('gallery.champion.items')}</h2>
            <p>{t('gallery.champion.itemsPending')}</p>
          </section>
        </div>
      </div>
      <Neighbours champion={champion} season={season.id} />
      {!verified && <p className={styles.note}>{t('gallery.unverified')}</p>}
    </main>
  )
}

function Hero({ champion, season, title }: { champion: Champion; season: string; title: string }) {
  const t = useText()
  const wish = useNamesWish()
  return (
    <header className={styles.hero} data-cost={champion.cost}>
      <div className={styles.art} data-art="top">
        <ChampionSplash season={season} id={champion.id} isFirst />
      </div>
      <nav className={styles.trail} aria-label={t('gallery.champion.trail')}>
        <Link to="/books/hero" search={{ season, ...wish }}>
          {t('gallery.kind.hero')} · {title}
        </Link>
      </nav>
      <h1>
        <Name of={champion} />
      </h1>
      <div className={styles.facts}>
        <CostBadge cost={champion.cost} />
        {champion.traitDetails.map(({ trait }) => (
          <TraitBadge key={trait.id} trait={trait} season={season} />
        ))}
        {!champion.inShop && <span className={styles.note}>{t('gallery.champion.notInShop')}</span>}
      </div>
    </header>
  )
}

function Neighbours({ champion, season }: { champion: Champion; season: string }) {
  const t = useText()
  const wish = useNamesWish()
  const { previous, next } = champion
  const to = (neighbour: ChampionRef) =>
    ({ to: '/chess/$season/$heroId', params: { season, heroId: neighbour.id }, search: wish }) as const
  return (
    <nav className={styles.neighbours} aria-label={t('gallery.champion.neighbours')}>
      {previous && (
        <Link {...to(previous)} rel="prev">
          <Icon name="back" /> <Name of={previous} />
        </Link>
      )}
      {next && (
        <Link {...to(next)} rel="next" className={styles.next}>
          <Name of={next} /> <Icon name="forward" />
        </Link>
      )}
    </nav>
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
