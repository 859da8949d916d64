import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import { type DraftRow, draftCalls, draftStates } from '#src/features/news/drafts.contract.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './DraftList.module.css'
import { DraftTable } from './DraftTable.tsx'
import { NewDraft } from './NewDraft.tsx'

interface Filter {
  keyword: string
  state: DraftRow['state'] | null
}

interface Found {
  drafts: DraftRow[]
  total: number
}

export function DraftList() {
  const { t } = useStudio()
  const [filter, setFilter] = useState<Filter>({ keyword: '', state: null })
  const { found, failure, load } = useDrafts(filter)
  const { drafts, total } = found ?? { drafts: [], total: 0 }
  const loading = failure ? '' : t('studio.list.loading')
  const counted = total > 0 ? t('studio.list.count', { count: total }) : t('studio.list.empty')
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('studio.list.title')}</h1>
        <NewDraft />
      </header>
      <DraftFilter filter={filter} onChange={setFilter} />
      {failure && (
        <StudioFault t={t} failure={failure}>
          <StudioButton onClick={() => load(0)}>{t('studio.list.retry')}</StudioButton>
        </StudioFault>
      )}
      <p role="status" className={styles.count}>
        {found ? counted : loading}
      </p>
      {drafts.length > 0 && <DraftTable drafts={drafts} />}
      {drafts.length < total && (
        <StudioButton onClick={() => load(drafts.length)}>{t('studio.list.more')}</StudioButton>
      )}
    </main>
  )
}

/** Articles of a filter; late answers of earlier filters are dropped. */
function useDrafts({ keyword, state }: Filter) {
  const { ask } = useStudio()
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const filterOf = useRef('')
  filterOf.current = `${keyword} ${state}`
  const load = useCallback(
    async (offset: number, isWanted: () => boolean = () => true) => {
      const answer = await ask(draftCalls.listDrafts, { keyword, state, offset })
      if (!isWanted() || filterOf.current !== `${keyword} ${state}`) return
      setFailure(answer.ok ? null : answer)
      if (!answer.ok) return
      const { drafts, total_num: total } = answer.data
      setFound((former) => ({ drafts: offset > 0 ? [...(former?.drafts ?? []), ...drafts] : drafts, total }))
    },
    [ask, keyword, state],
  )
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => load(0, () => isWanted), keyword ? 250 : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [load, keyword])
  return { found, failure, load }
}

function DraftFilter({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { t } = useStudio()
  return (
    <search className={styles.filter}>
      <span className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('studio.list.search')}
          placeholder={t('studio.list.search')}
          value={filter.keyword}
          onChange={({ target }) => onChange({ ...filter, keyword: target.value })}
        />
      </span>
      <select
        aria-label={t('studio.list.state')}
        value={filter.state ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, state: draftStates.find((each) => each === target.value) ?? null })
        }
      >
        <option value="">{t('studio.list.anyState')}</option>
        {draftStates.map((each) => (
          <option key={each} value={each}>
            {t(`studio.state.${each}`)}
          </option>
        ))}
      </select>
    </search>
  )
}
