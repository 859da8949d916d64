import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFooter } from '#src/core/web/footer-slot.ts'
import { JsonLd } from '#src/core/web/JsonLd.tsx'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useCanonical } from '#src/core/web/router/canonical.ts'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import { type Text, useText } from '#src/core/web/texts/text.ts'
import { stageCard } from '#src/game/art.rules.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { launchSections } from '../launch.rules.ts'
import { Backdrop } from './Backdrop.tsx'
import styles from './HomePage.module.css'
import { LaunchHero } from './LaunchHero.tsx'
import type { HomeSearch } from './launch.routes.tsx'
import { NewChampions } from './NewChampions.tsx'
import { SectionMarks, SideEntry } from './SectionMarks.tsx'
import { UniqueTraits } from './UniqueTraits.tsx'
import { useDeck } from './useDeck.ts'

const route = getRouteApi('/')

export function HomePage() {
  const answer = route.useLoaderData()
  const t = useText()
  const canonical = useCanonical()
  const frame = useRef<HTMLDivElement>(null)
  const { section, isDeck, show } = useSections(frame)
  const footer = useFooter()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { backgrounds, data } = answer
  const { season, seasons, champions, traits, members } = data
  return (
    <main className={styles.page} data-art="top" data-awaited={section > 0 || undefined}>
      <PageHead
        title={t('launch.title', { season: season.title })}
        siteName={t('site.name')}
        path={season.id === seasons[0]?.id ? '/' : `/?season=${season.id}`}
        summary={import.meta.env.SSR && { description: summaryOf(seasons, t), picture: stageCard(season.id) }}
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'WebSite',
            name: t('site.name'),
            url: canonical('/'),
            description: summaryOf(seasons, t),
          }
        }
      />
      <Backdrop season={season.id} backgrounds={backgrounds} isHydrated={isDeck} isHome={section === 0} />
      <div ref={frame} className={styles.frame}>
        <div className={styles.sections}>
          <section className={`${styles.slide} ${styles.section}`} id={launchSections[0]}>
            <LaunchHero launch={data} onNext={isDeck ? () => show(1) : undefined} />
          </section>
          <section className={`${styles.slide} ${styles.section} ${styles.filled}`} id={launchSections[1]}>
            <SideEntry />
            <NewChampions key={season.id} champions={champions} season={season.id} isShown={isDeck && section === 1} />
          </section>
          <section className={`${styles.slide} ${styles.section} ${styles.far}`} id={launchSections[2]}>
            <SideEntry />
            <UniqueTraits
              key={season.id}
              traits={traits}
              members={members}
              season={season.id}
              isShown={isDeck && section === 2}
            />
          </section>
          <div className={`${styles.slide} ${styles.footer}`}>{footer}</div>
        </div>
      </div>
      <SectionMarks section={section} onChoose={show} />
    </main>
  )
}

const summaryOf = (seasons: { title: string }[], t: Text): string =>
  t('launch.summary', { seasons: seasons.map(({ title }) => title).join(' · ') })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the deck of home set this address; it may have moved on since. */
    isByDeck?: boolean
  }
}

/** Keeps section and address in sync both ways; the footer is a fourth section without an address. */
function useSections(frame: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const { page } = useKnownSearch<HomeSearch>()
  const [section, setSection] = useState(page ? launchSections.indexOf(page) : 0)
  const asked = useLocation({
    select: ({ pathname, search, state }) => {
      const { page = 'homeView' } = search as HomeSearch
      return pathname !== '/' || state.isByDeck ? null : Math.max(0, launchSections.indexOf(page))
    },
  })
  const follow = (index: number) => {
    setSection(index)
    const name = launchSections[index]
    const page = index === 0 ? undefined : name
    const search = name ? (known: HomeSearch) => ({ ...known, page }) : true
    navigate({ to: '/', search, state: { isByDeck: true }, replace: true, resetScroll: false })
  }
  const deck = useDeck(frame, section, follow)
  const latest = useRef({ section, show: deck.show })
  latest.current = { section, show: deck.show }
  useEffect(() => {
    if (asked !== null && asked !== latest.current.section) latest.current.show(asked)
  }, [asked])
  return { section, isDeck: deck.isOpen, show: deck.show }
}
