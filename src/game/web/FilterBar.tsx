import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { useAddressForm } from '#src/ui/hooks/useAddressForm.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './FilterBar.module.css'
import { FilterSheet, type SheetCount } from './FilterSheet.tsx'

interface FilterBarProps {
  filter: object & { q?: string }
  /** Parameters whose controls are `children`. */
  chosenHere?: string[]
  /** Menus of the line that phones show below their header. */
  line?: ReactNode
  children?: ReactNode
  /** Given, `children` are in a sheet on phones; they have to be lists to choose from. */
  sheet?: SheetCount
  count: number
  /** The number of shown entries as a sentence. */
  counted: string
}

/** A page's search and filters: a GET form that applies each change once hydrated. */
export function FilterBar({ filter, chosenHere = [], line, children, sheet, count, counted }: FilterBarProps) {
  const t = useText()
  const { form, apply } = useAddressForm(filter as Record<string, unknown>)
  const kept = Object.entries(filter).filter(([name]) => name !== 'q' && !chosenHere.includes(name))
  return (
    <form
      ref={form}
      method="get"
      className={styles.bar}
      data-action="filter_change"
      data-filter-line={line ? '' : undefined}
      onChange={apply}
      onCompositionEnd={apply}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {line}
      {sheet ? (
        <FilterSheet form={form} filter={filter as Record<string, unknown>} names={chosenHere} apply={apply} {...sheet}>
          {children}
        </FilterSheet>
      ) : (
        children
      )}
      <span className={styles.search} data-filled={filter.q ? '' : undefined}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={filter.q}
          placeholder={t('game.searchShort')}
          aria-label={t('game.search')}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
        />
      </span>
      <noscript>
        <Button type="submit" variant="solid">
          {t('game.apply')}
        </Button>
      </noscript>
      <output className={styles.count} data-count={count}>
        {counted}
      </output>
    </form>
  )
}

/** The line of phones on a page that has menus but no search; wide screens show its choices elsewhere. */
export const FilterLine = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.bar} ${styles.menus}`} data-filter-line="">
    {children}
  </div>
)
