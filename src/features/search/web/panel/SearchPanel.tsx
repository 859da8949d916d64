import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { SearchGroup } from '../../search.contract.ts'
import { readSearchQuery } from '../../search-address.rules.ts'
import { groupName } from '../group-name.ts'
import { ResultLink } from '../ResultLink.tsx'
import styles from './SearchPanel.module.css'
import { type Answers, useAnswers } from './useAnswers.ts'

interface SearchPanelProps {
  /** Empty while the panel is closed. */
  query: string
  season: string | undefined
  /** Id of the listbox. */
  list: string
  /** Id of the active option. */
  active: string | null
  isInPage: boolean
  onChosen: () => void
}

/** The answers below the search field: a flat listbox, as screen readers skip options in groups. */
export function SearchPanel({ query, season, list, active, isInPage, onChosen }: SearchPanelProps) {
  const t = useText()
  const answers = useAnswers(query, season)
  const q = query.trim()
  const count = answers.groups.reduce((sum, { results }) => sum + results.length, 0)
  const all = `${list}-all`
  return (
    <div className={isInPage ? styles.inPage : styles.popup} hidden={q === ''} data-content>
      <p role="status" className="visually-hidden">
        {q !== '' && (count > 0 || !answers.isWaiting) && t('search.count', { count })}
      </p>
      {q !== '' && (
        <>
          <Notes answers={answers} count={count} q={q} />
          <div id={list} role="listbox" aria-label={t('search.results')} onMouseDown={keepFocus}>
            <Options answers={answers} list={list} active={active} onChosen={onChosen} />
            <Link
              id={all}
              role="option"
              tabIndex={-1}
              aria-selected={active === all}
              to="/search"
              search={readSearchQuery({ q, season })}
              preload={false}
              className={styles.all}
              onClick={onChosen}
            >
              <Icon name="search" /> <span>{t('search.all', { q })}</span>
            </Link>
          </div>
        </>
      )}
    </div>
  )
}

const keepFocus = (event: React.MouseEvent) => event.preventDefault()

interface OptionsProps extends Pick<SearchPanelProps, 'list' | 'active' | 'onChosen'> {
  answers: Answers
}

function Options({ answers: { groups, seasons }, list, active, onChosen }: OptionsProps) {
  const t = useText()
  const optionsOf = ({ kind, results }: SearchGroup) =>
    results.map((result, index) => {
      const id = `${list}-${kind}-${result.season ?? ''}-${result.id}`
      return (
        <ResultLink
          key={id}
          id={id}
          role="option"
          tabIndex={-1}
          aria-selected={active === id}
          result={result}
          seasons={seasons}
          onClick={onChosen}
        >
          <span className={index === 0 ? styles.group : 'visually-hidden'}>{t(groupName[kind])}</span>
        </ResultLink>
      )
    })
  return groups.flatMap(optionsOf)
}

/** What keeps the list from being the whole answer. */
function Notes({ answers, count, q }: { answers: Answers; count: number; q: string }) {
  const t = useText()
  const { groups, isWaiting, hasIndexFailed, haveArticlesFailed } = answers
  if (hasIndexFailed && !isWaiting) return <p className={styles.note}>{t('search.indexFailed')}</p>
  if (count === 0) return <p className={styles.note}>{t(isWaiting ? 'search.loading' : 'search.nothing', { q })}</p>
  return (
    <>
      {groups[0]!.isGuess && <p className={styles.note}>{t('search.guess')}</p>}
      {haveArticlesFailed && <p className={styles.note}>{t('search.articlesFailed')}</p>}
    </>
  )
}
