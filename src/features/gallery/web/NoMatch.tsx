import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { liftableFilters } from '../gallery.rules.ts'
import { type GalleryFilter, type GalleryKind, narrowingFilters } from '../gallery-address.rules.ts'

interface NoMatchProps {
  kind: GalleryKind
  filter: GalleryFilter
  /** Number of entries that another filter would show. */
  countOf: (filter: GalleryFilter) => number
}

/** The empty state of a filtered list: the filters whose removal alone would show something, and the whole list. */
export function NoMatch({ kind, filter, countOf }: NoMatchProps) {
  const t = useText()
  const { q, season, names } = filter
  const isByNameAlone = q && narrowingFilters[kind].every((name) => name === 'q' || filter[name] === undefined)
  const liftable = isByNameAlone ? [] : liftableFilters(kind, filter, countOf)
  const to = `/books/${kind}` as const
  return (
    <EmptyState title={isByNameAlone ? t('gallery.noMatchFor', { q }) : t('gallery.noMatch')}>
      {liftable.map(({ name, count }) => (
        <Link key={name} to={to} search={{ ...filter, [name]: undefined }} replace>
          {t('gallery.lift', { filter: t(`gallery.filter.${name}`), count })}
        </Link>
      ))}
      <Link to={to} search={{ season, names }}>
        {t('gallery.showAll')}
      </Link>
    </EmptyState>
  )
}
