import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { NewsTab } from '#src/features/news/news.rules.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './SearchForm.module.css'

/** Search within the tab: a GET form without script. */
export function SearchForm({ label, keyword }: { label: NewsTab | undefined; keyword: string | undefined }) {
  const t = useText()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  useEffect(() => {
    if (isHydrated.current && field.current !== document.activeElement) field.current!.value = keyword ?? '' // on back and forward
    isHydrated.current = true
  }, [keyword])
  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ to: '/news', search: { label, q: field.current!.value.trim() || undefined } })
  }
  return (
    <form method="get" className={styles.form} onSubmit={search}>
      {label && <input type="hidden" name="label" value={label} />}
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder={t('news.search')}
        aria-label={t('news.search')}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={t('news.searchAction')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
