import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Answer } from '#src/core/call.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { type SearchGroup, type SearchIndex, searchCalls } from '../../search.contract.ts'
import { type ReadyIndex, searchIn, withArticles } from '../../search.rules.ts'
import { loadIndex } from './load-index.ts'

/** Results of a group in the panel. */
const mostShown = 4
/** Milliseconds without a key after which the server is asked. */
const restMs = 250

export interface Answers {
  groups: SearchGroup[]
  seasons: SearchIndex['seasons']
  /** The index, or the server, has yet to answer. */
  isWaiting: boolean
  hasIndexFailed: boolean
  haveArticlesFailed: boolean
}

/** Answers to what is typed: from the index at once, articles from the server when the hand rests. */
export function useAnswers(query: string, season: string | undefined): Answers {
  const q = useDeferredValue(query)
  const index = useIndex()
  const answer = useServerAnswer(query, season)
  return useMemo(() => {
    const remote = answer?.ok ? answer.data : null
    const own = isReady(index)
      ? searchIn(index, { q, season, limit: mostShown })
      : (remote?.groups ?? []).map(shortened)
    return {
      groups: withArticles(own, remote?.articles ? shortened(remote.articles) : null),
      seasons: isReady(index) ? index.seasons : (remote?.seasons ?? []),
      isWaiting: index === null || answer === null,
      hasIndexFailed: index === 'failed' && remote === null,
      haveArticlesFailed: answer !== null && !remote?.articles,
    }
  }, [q, season, index, answer])
}

const isReady = (index: ReadyIndex | 'failed' | null): index is ReadyIndex => index !== null && index !== 'failed'

const shortened = (group: SearchGroup): SearchGroup => ({ ...group, results: group.results.slice(0, mostShown) })

/** The index; null while it loads. */
function useIndex(): ReadyIndex | 'failed' | null {
  const { language } = usePageContext().place
  const [index, setIndex] = useState<ReadyIndex | 'failed' | null>(null)
  useEffect(() => {
    loadIndex(language).then(setIndex, () => setIndex('failed'))
  }, [language])
  return index
}

type ServerAnswer = Answer<typeof searchCalls.search>

/** The server's answer to the query, null until it is there; late answers to earlier queries are dropped. */
function useServerAnswer(query: string, season: string | undefined): ServerAnswer | null {
  const { ask } = usePageContext()
  const q = query.trim()
  const [answered, setAnswered] = useState<{ q: string; answer: ServerAnswer } | null>(null)
  useEffect(() => {
    if (q === '') return
    let isLate = false
    const timer = setTimeout(async () => {
      const answer = await ask(searchCalls.search, { q, season })
      if (!isLate) setAnswered({ q, answer })
    }, restMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [ask, q, season])
  return answered?.q === q ? answered.answer : null
}
