import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import type { GalleryFilter, GalleryKind } from '../gallery-address.rules.ts'

/** The empty state of a filtered list, with a link to the whole list. */
export function NoMatch({ kind, filter }: { kind: GalleryKind; filter: GalleryFilter }) {
  const t = useText()
  const { q, cost, trait, category, tier, kind: traitKind } = filter
  const isByNameAlone = q && !cost && !trait && !category && !tier && !traitKind
  return (
    <EmptyState title={isByNameAlone ? t('gallery.noMatchFor', { q }) : t('gallery.noMatch')}>
      <Link to={`/books/${kind}`} search={{ season: filter.season, names: filter.names }}>
        {t('gallery.showAll')}
      </Link>
    </EmptyState>
  )
}
