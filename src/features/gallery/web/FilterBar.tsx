import type { ReactNode } from 'react'
import { useText } from '../../../core/web/text.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useAddressForm } from '../../../ui/useAddressForm.ts'
import type { GalleryFilter } from '../gallery-address.rules.ts'
import styles from './FilterBar.module.css'

interface FilterBarProps {
  filter: GalleryFilter
  /** Choices beside the search field; form controls here are sent with it. */
  children?: ReactNode
  count: number
  /** How many entries are shown, in words. */
  counted: string
}

/** Search and choices of a gallery page: a GET form that answers at each key once the page is awake. */
export function FilterBar({ filter, children, count, counted }: FilterBarProps) {
  const t = useText()
  const { form, apply } = useAddressForm(filter as Record<string, unknown>)
  const { q, trait: _chosenInTheForm, ...kept } = filter
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
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
      <span className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={t('gallery.searchShort')}
          aria-label={t('gallery.search')}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
        />
      </span>
      <noscript>
        <button type="submit" className={styles.submit}>
          {t('gallery.apply')}
        </button>
      </noscript>
      <output className={styles.count} data-count={count}>
        {counted}
      </output>
    </form>
  )
}
