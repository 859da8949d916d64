import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { LineChoice } from '#src/game/web/LineChoice.tsx'
import type { GalleryFilter } from '../gallery-address.rules.ts'

interface FilterChoiceProps<Value extends string | number> {
  to: '/books/hero' | '/books/synergy' | '/books/equip' | '/books/hex'
  filter: GalleryFilter
  field: 'cost' | 'kind' | 'category' | 'tier'
  label: string
  values: readonly Value[]
  /** Name of a value in its link. */
  nameOf: (value: Value) => ReactNode
  /** Name of the chosen value in the folded menu; that of its link by default. */
  chosenNameOf?: (value: Value) => string
  /** Name of a link for screen readers, where its own is too short. */
  spokenNameOf?: (value: Value) => string
}

/** A choice of one value of a gallery's filter, or of all. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { to, filter, field, label, values, nameOf, chosenNameOf = nameOf, spokenNameOf } = props
  const t = useText()
  const chosen = filter[field] as Value | undefined
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
