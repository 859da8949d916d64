import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { LineChoice } from '#src/game/web/LineChoice.tsx'
import type { GalleryFilter } from '../gallery-address.rules.ts'

type Choosable = 'cost' | 'kind' | 'category' | 'tier'

interface FilterChoiceProps<Field extends Choosable> {
  to: '/books/hero' | '/books/synergy' | '/books/equip' | '/books/hex'
  filter: GalleryFilter
  field: Field
  label: string
  values: readonly NonNullable<GalleryFilter[Field]>[]
  /** Name of a value in its link. */
  nameOf: (value: NonNullable<GalleryFilter[Field]>) => ReactNode
  /** Name of the chosen value in the folded menu; that of its link by default. */
  chosenNameOf?: (value: NonNullable<GalleryFilter[Field]>) => string
  /** Name of a link for screen readers, where its own is too short. */
  spokenNameOf?: (value: NonNullable<GalleryFilter[Field]>) => string
}

/** A choice of one value of a gallery's filter, or of all. */
export function FilterChoice<Field extends Choosable>(props: FilterChoiceProps<Field>) {
  const { to, filter, field, label, values, nameOf, chosenNameOf = nameOf, spokenNameOf } = props
  const t = useText()
  const chosen = filter[field]
  return (
    <LineChoice label={label} current={chosen === undefined ? label : chosenNameOf(chosen)}>
      {[undefined, ...values].map((value) => (
        <Link
          key={value ?? 'all'}
          to={to}
          search={{ ...filter, [field]: value }}
          replace
          preload={false}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={chosen === value ? 'true' : undefined}
          aria-label={value === undefined ? undefined : spokenNameOf?.(value)}
        >
          {value === undefined ? t('gallery.filter.all') : nameOf(value)}
        </Link>
      ))}
    </LineChoice>
  )
}
