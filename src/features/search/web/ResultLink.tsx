import { Link } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, memo, type ReactNode } from 'react'
import { inPlace } from '#src/core/languages.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { ItemIcon } from '#src/game/web/ItemIcon.tsx'
import { InWords, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { ArtIcon } from '#src/game/web/pictures/ArtIcon.tsx'
import { TraitHex } from '#src/game/web/TraitBadge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { SearchIndex, SearchResult } from '../search.contract.ts'
import styles from './ResultLink.module.css'
import { addressOf } from './result-link.ts'

interface ResultLinkProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'id' | 'role' | 'tabIndex' | 'onClick'> {
  result: SearchResult
  seasons: SearchIndex['seasons']
  'aria-selected'?: boolean
  /** Before the name, such as the group for screen readers. */
  children?: ReactNode
}

/** A result with its picture, its names, its season and the beginning of what it does. */
export function ResultLink({ result, seasons, children, ...attributes }: ResultLinkProps) {
  const { place } = usePageContext()
  const names = useNamesSearch()
  const content = (
    <>
      {children}
      <ResultLook result={result} season={seasons.find(({ id }) => id === result.season)?.title} />
    </>
  )
  const shared = { className: styles.link, ...attributes }
  if (result.href) {
    return (
      <a {...shared} href={inPlace(result.href, place)}>
        {content}
      </a>
    )
  }
  return (
    <Link {...shared} {...(addressOf(result, names) as { to: '/' })} preload={false}>
      {content}
    </Link>
  )
}

const ResultLook = memo(function ResultLook({ result, season }: { result: SearchResult; season?: string }) {
  return (
    <>
      <span className={styles.picture} data-cost={result.cost}>
        <ResultPicture result={result} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <InWords words={result.name} />
        </span>
        {result.matched && (
          <span className={styles.matched}>
            <InWords words={result.matched} />
          </span>
        )}
        {season && <span className={styles.season}>{season}</span>}
        {result.effect && (
          <span className={styles.effect}>
            <InWords words={result.effect} />
          </span>
        )}
      </span>
    </>
  )
})

function ResultPicture({
  result: { kind, id, season = '', glyph = '', category, champion },
}: {
  result: SearchResult
}) {
  switch (kind) {
    case 'champion':
      return <ChampionToken season={season} id={id} size={48} />
    case 'lineup':
      return champion ? <ChampionToken season={season} id={champion} size={48} /> : null
    case 'trait':
      return <TraitHex trait={{ glyph }} season={season} />
    case 'item':
      return <ItemIcon item={{ id, category: category! }} season={season} />
    case 'augment':
    case 'snack':
      return <ArtIcon season={season} id={id} />
    case 'guide':
      return <Icon name="info" />
    case 'article':
      return <Icon name="forward" />
  }
}
