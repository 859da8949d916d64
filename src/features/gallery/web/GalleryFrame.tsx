import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { splashCard } from '#src/game/art.rules.ts'
import type { SeasonRef, Words } from '#src/game/game.contract.ts'
import { EnglishNames } from '#src/game/web/names/EnglishNames.tsx'
import { Banner } from '#src/game/web/pictures/Banner.tsx'
import { InterfaceGlyph } from '#src/game/web/pictures/Glyph.tsx'
import { SeasonPicker } from '#src/game/web/SeasonPicker.tsx'
import { Tabs } from '#src/ui/segmented/Segmented.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { type GalleryFilter, type GalleryKind, galleryKinds } from '../gallery-address.rules.ts'
import styles from './GalleryFrame.module.css'

interface GalleryFrameProps {
  kind: GalleryKind
  filter: GalleryFilter
  season: SeasonRef | null
  seasons: SeasonRef[]
  /** Whether two sources agree on the facts. */
  verified: boolean
  /** Id of the champion in the page's head. */
  headliner: string | null
  hasSnax: boolean
  /** The unfiltered list: empty lists are not indexed, and translated names enable the choice of English. */
  named: { name: Words }[]
  children: ReactNode
}

/** Frame of every gallery page: heading, tabs, seasons, and the empty state of an unknown season. */
export function GalleryFrame({
  kind,
  filter,
  season,
  seasons,
  verified,
  headliner,
  hasSnax,
  named,
  children,
}: GalleryFrameProps) {
  const t = useText()
  const parts = galleryKinds.filter((each) => each !== 'goop' || each === kind || hasSnax)
  return (
    <main className={styles.page}>
      <PageHead
        title={
          season
            ? t('gallery.title', { part: t(`gallery.kind.${kind}`), season: season.title })
            : t(`gallery.kind.${kind}`)
        }
        siteName={t('site.name')}
        path={season && named.length > 0 ? `/books/${kind}?season=${season.id}` : null}
        summary={
          import.meta.env.SSR && {
            description: t(`gallery.summary.${kind}`, { season: season?.title ?? '' }),
            picture: season && headliner ? splashCard(season.id, headliner) : undefined,
          }
        }
      />
      <Banner season={season?.id ?? ''} headliner={headliner}>
        <h1>{t(`gallery.kind.${kind}`)}</h1>
        <SeasonPicker seasons={seasons} current={season} names={filter.names} />
      </Banner>
      <Tabs label={t('gallery.parts')}>
        {parts.map((each) => (
          <Link
            key={each}
            to={`/books/${each}`}
            search={{ season: filter.season, names: filter.names }}
            aria-current={each === kind ? 'page' : undefined}
          >
            <span className={styles.sign}>
              <InterfaceGlyph name={`gallery-${each}`} />
            </span>
            {t(`gallery.kind.${each}`)}
          </Link>
        ))}
      </Tabs>
      {season ? (
        <>
          <EnglishNames filter={filter} areTranslated={named.some(({ name }) => !name.lang)} />
          {!verified && <p className={styles.note}>{t('game.unverified')}</p>}
          {children}
        </>
      ) : (
        <EmptyState title={t('game.unknownSeason', { season: filter.season ?? '' })}>
          <p>{t('gallery.unknownSeasonHint')}</p>
        </EmptyState>
      )}
    </main>
  )
}
