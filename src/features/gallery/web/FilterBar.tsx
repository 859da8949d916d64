import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useText } from '../../../core/web/text.ts'
import { Icon } from '../../../ui/Icon.tsx'
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
  const form = useRef<HTMLFormElement>(null)
  const apply = useApply(form, filter)
  useFollow(form, filter)
  const { q, trait: _chosenInTheForm, ...kept } = filter
  return (
    <form
      ref={form}
      method="get"
      className={styles.bar}
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

/** Puts what the form holds into the address, in place of the present entry of the history. */
function useApply(form: RefObject<HTMLFormElement | null>, filter: GalleryFilter) {
  const navigate = useNavigate()
  const apply = () =>
    navigate({ to: '.', search: { ...filter, ...valuesOf(form) } as never, replace: true, resetScroll: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed and chosen before the page was awake
  useEffect(() => {
    const isChanged = Object.entries(valuesOf(form)).some(([name, value = '']) => {
      const held = String(filter[name] ?? '')
      return value !== held && (value !== '' || isOffered(form, name, held))
    })
    if (isChanged) apply()
  }, [])
  return apply
}

/** Keeps the fields in step with the address. One that the visitor is in stays; so does all that was entered before the page was awake. */
function useFollow(form: RefObject<HTMLFormElement | null>, { q = '', trait = '' }: GalleryFilter) {
  const isAwake = useRef(false)
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, trait })) {
      const field = form.current!.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (isAwake.current && field && field !== document.activeElement) field.value = value
    }
    isAwake.current = true
  }, [form, q, trait])
}

/** False for a choice that the address holds and the list lacks: that the list shows none then is not the visitor's doing. */
function isOffered(form: RefObject<HTMLFormElement | null>, name: string, value: string): boolean {
  const field = form.current!.elements.namedItem(name)
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)
}

const valuesOf = (form: RefObject<HTMLFormElement | null>): Record<string, string | undefined> =>
  Object.fromEntries([...new FormData(form.current!)].map(([name, value]) => [name, String(value) || undefined]))
