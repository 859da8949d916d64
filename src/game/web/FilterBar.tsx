import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { useAddressForm } from '#src/ui/hooks/useAddressForm.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './FilterBar.module.css'

interface FilterBarProps {
  /** The filter as the address holds it. */
  filter: object & { q?: string }
  /** Names of the filter's parts that `children` are the controls of. */
  chosenHere?: string[]
  children?: ReactNode
  count: number
  /** How many entries are shown, in words. */
  counted: string
}

/** Search by name and choices of a page: a GET form that answers at each key once the page is awake. */
export function FilterBar({ filter, chosenHere = [], children, count, counted }: FilterBarProps) {
  const t = useText()
  const { form, apply } = useAddressForm(filter as Record<string, unknown>)
  const kept = Object.entries(filter).filter(([name]) => name !== 'q' && !chosenHere.includes(name))
  return (
    <form
      ref={form}
      method="get"
      className={styles.bar}
      data-action="filter_change"
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
      <span className={styles.search}>
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
        <button type="submit" className={styles.submit}>
          {t('game.apply')}
        </button>
      </noscript>
      <output className={styles.count} data-count={count}>
        {counted}
      </output>
    </form>
  )
}
