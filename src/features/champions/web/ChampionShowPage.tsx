import { getRouteApi, Link } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { splashCard } from '#src/game/art.rules.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { Name, useName, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { ChampionDetails } from './ChampionDetails.tsx'
import { ChampionHero } from './ChampionHero.tsx'
import { ChampionNeighbours } from './ChampionNeighbours.tsx'
import styles from './ChampionShowPage.module.css'

const route = getRouteApi('/champion-page')

/** Presents one champion at a time: the season's new ones, then all others. */
export function ChampionShowPage() {
  const answer = route.useLoaderData()
  const t = useText()
  const nameOf = useName()
  const namesSearch = useNamesSearch()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { season, champion, newChampions, others, verified } = answer.data
  if (!season || !champion) return <EmptyState title={t('champions.unknown')} />
  const all = [...newChampions, ...others]
  const place = all.findIndex(({ id }) => id === champion.id)
  const name = nameOf(champion).text
  const to = ({ id }: ChampionRef) => ({ to: '/champion-page' as const, search: { heroId: id, ...namesSearch } })
  return (
    <main className={styles.page}>
      <PageHead
        title={place === 0 ? t('champions.show.title', { season: season.title }) : name}
        siteName={t('site.name')}
        path={place === 0 ? '/champion-page' : `/chess/${season.id}/${champion.id}`}
        summary={
          import.meta.env.SSR && {
            description: t('champions.show.summary', { season: season.title }),
            picture: splashCard(season.id, champion.id),
          }
        }
      />
      <ChampionHero champion={champion} season={season.id} title={season.title} />
      <Choice
        label={t('champions.show.new')}
        champions={newChampions}
        season={season.id}
        chosen={champion.id}
        to={to}
      />
      <EnglishNames filter={namesSearch} areTranslated={[champion, ...others].some(({ name }) => !name.lang)} />
      <ChampionDetails key={champion.id} champion={champion} season={season.id} />
      <ChampionNeighbours previous={all[place - 1] ?? null} next={all[place + 1] ?? null} to={to} />
      <Choice label={t('champions.show.others')} champions={others} season={season.id} chosen={champion.id} to={to} />
      {!verified && <p className={styles.note}>{t('game.unverified')}</p>}
    </main>
  )
}

interface ChoiceProps {
  label: string
  champions: ChampionRef[]
  season: string
  /** Id of the shown champion. */
  chosen: string
  to: (champion: ChampionRef) => { to: '/champion-page'; search: { heroId: string } }
}

/** A row of pictures to choose a champion from. */
function Choice({ label, champions, season, chosen, to }: ChoiceProps) {
  return (
    <nav className={styles.choice} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {champions.map((champion) => (
          <li key={champion.id}>
            <Link
              {...to(champion)}
              activeProps={{}}
              data-cost={champion.cost}
              aria-current={champion.id === chosen ? 'true' : undefined}
            >
              <span className={styles.picture}>
                <ChampionToken season={season} id={champion.id} size={64} />
              </span>
              <span className={styles.name}>
                <Name of={champion} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
