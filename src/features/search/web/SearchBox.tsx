import { loadTexts } from 'virtual:texts'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { isOfComposition, optionAfter } from '../combobox.rules.ts'
import { longestQuery, readSearchQuery } from '../search-address.rules.ts'
import styles from './SearchBox.module.css'
import { useSearchShortcut } from './useSearchShortcut.ts'

interface SearchBoxProps {
  /** The query of the address. */
  q?: string
  /** On the search page: answers stand in the page, in place of `children`, and stay when the focus leaves. */
  isInPage?: boolean
  children?: ReactNode
}

/** The field that searches the whole site: a GET form, and a combobox once hydrated. */
export function SearchBox({ q = '', isInPage = false, children }: SearchBoxProps) {
  const t = useText()
  const { place } = usePageContext()
  const season = useShownSeason()
  const box = useCombobox(q, isInPage, season)
  const { Panel, typed, active, list, close } = box
  const isFirst = isInPage && q === ''
  const isOpen = typed !== null && typed.trim() !== ''
  return (
    <>
      <search ref={box.area} className={isInPage ? styles.inPage : styles.inHeader} onBlur={box.onBlur}>
        <form method="get" action={`${place.base}/search`} className={styles.field} onSubmit={box.onSubmit}>
          {season && <input type="hidden" name="season" value={season} />}
          <input
            ref={box.input}
            type="search"
            name="q"
            defaultValue={q}
            placeholder={t(isInPage ? 'site.search.placeholder' : 'site.search.label')}
            aria-label={t('site.search.label')}
            aria-keyshortcuts="/"
            maxLength={longestQuery}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: a search page without a query is opened to type one
            autoFocus={isFirst}
            data-first-focus={isFirst || undefined}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen && Panel !== null}
            aria-controls={isOpen && Panel ? list : undefined}
            aria-activedescendant={active ?? undefined}
            onFocus={box.load}
            onPointerDown={box.load}
            onInput={({ currentTarget }) => box.type(currentTarget.value)}
            onKeyDown={box.onKeyDown}
          />
          <button type="submit" aria-label={t('site.search.action')}>
            <Icon name="search" />
          </button>
        </form>
        {Panel && (
          <Panel
            query={isOpen ? typed : ''}
            season={season}
            list={list}
            active={active}
            isInPage={isInPage}
            onChosen={close}
          />
        )}
      </search>
      {!(isOpen && Panel) && children}
    </>
  )
}

/** State and events of the field; `typed` is null while no answers are shown. */
function useCombobox(q: string, isInPage: boolean, season: string | undefined) {
  const navigate = useNavigate()
  const area = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const { Panel, load } = usePanel()
  const type = (value: string | null) => {
    load()
    setTyped(value)
    setActive(null)
  }
  const close = () => {
    type(null)
    if (!isInPage) input.current!.value = ''
  }
  const options = () => [...area.current!.querySelectorAll<HTMLElement>('[role=option]')]
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfComposition({ isComposing: event.nativeEvent.isComposing, keyCode: event.keyCode })) return
    const shown = options()
    const place = shown.findIndex(({ id }) => id === active)
    const next = optionAfter(event.key, place, shown.length)
    if (next !== undefined) {
      setActive(shown[next]!.id)
      shown[next]!.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'ArrowDown') type(event.currentTarget.value)
    else if (event.key === 'Enter' && place >= 0) shown[place]!.click()
    else if (event.key === 'Escape' && typed) type(null)
    else return
    event.preventDefault()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current!.value.trim()
    close()
    void navigate({ to: '/search', search: readSearchQuery({ q: text, season }) })
  }
  const onBlur = ({ relatedTarget }: React.FocusEvent) => {
    if (!isInPage && !area.current!.contains(relatedTarget)) type(null)
  }
  useAddressQuery(input, q, type)
  useSearchShortcut(input)
  return { Panel, load, typed, active, type, close, onKeyDown, onSubmit, onBlur, area, input, list: useId() }
}

type Panel = typeof import('./panel/SearchPanel.tsx').SearchPanel

/** The panel of answers, loaded with its texts at the first touch of the field. */
function usePanel() {
  const [loaded, setLoaded] = useState<{ Panel: Panel } | null>(null)
  const load = () => {
    if (loaded) return
    Promise.all([import('./panel/SearchPanel.tsx'), loadTexts('search')]).then(
      ([{ SearchPanel }]) => setLoaded({ Panel: SearchPanel }),
      () => {}, // the form still works
    )
  }
  return { Panel: loaded?.Panel ?? null, load }
}

/** Shows the address's query in the field; keeps what was typed before hydration and answers it. */
function useAddressQuery(
  input: React.RefObject<HTMLInputElement | null>,
  q: string,
  type: (value: string | null) => void,
) {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const field = input.current!
    const isFirst = shown.current === null
    if (shown.current === q) return
    shown.current = q
    if (!isFirst) {
      field.value = q
      type(null)
    } else if (field.value !== q) type(field.value)
  })
}

/** The season of the shown page, by its address. */
const useShownSeason = (): string | undefined =>
  useMatches({
    select: (matches) => {
      const { search, params } = matches.at(-1)!
      return readSearchQuery({ ...params, ...search, q: undefined }).season
    },
  })
