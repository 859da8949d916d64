import { useEffect } from 'react'
import type { Ask } from '#src/core/call.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { articleOfPath } from '#src/features/news/news.rules.ts'
import { staticPageCalls, type VersionMap } from '#src/features/news/static-pages.contract.ts'
import type { ShownArticle } from './ArticlePage.tsx'

/** Requests a new rendering of an outdated or missing kept page, once per version and browser. */
export function useStaticRefresh(article: ShownArticle) {
  const { ask, place } = usePageContext()
  useEffect(() => {
    if (article.preview || article.language !== place.language || readLock(article) === String(article.version)) return
    const isKept = articleOfPath(location.pathname.slice(place.base.length)) === article.content_id
    void refresh(article, { ask, test: place.test, isKept })
  }, [ask, place, article])
}

interface Visit {
  ask: Ask
  test: boolean
  /** True on the kept page itself. */
  isKept: boolean
}

async function refresh(article: ShownArticle, { ask, test, isKept }: Visit) {
  const { content_id, father_content_id, language: lang, version } = article
  const map = await readMap(article.version_map)
  if (!map) return
  const exists = map.rendered_page[content_id]?.[lang] !== undefined
  const isOther = map.versions[content_id] !== version
  if (isKept ? !(exists && isOther) : exists) return
  writeLock(article)
  const { game_id, area_id } = map
  const mode = test ? 'test' : 'prod'
  await Promise.all([
    ask(staticPageCalls.reportVersion, { content_id, lang, version }),
    ask(staticPageCalls.regenerate, { content_id, father_content_id, lang, game_id, area_id, mode }),
  ])
}

/** The version map, or null when it cannot be loaded. */
const readMap = (address: string): Promise<VersionMap | null> =>
  fetch(address).then(
    (answer) => (answer.ok ? answer.json() : null),
    () => null,
  )

const lockOf = ({ content_id }: ShownArticle) => `static-page:${content_id}`

/** Last requested version; storage may be unavailable. */
function readLock(article: ShownArticle): string | null {
  try {
    return localStorage.getItem(lockOf(article))
  } catch {
    return null
  }
}

function writeLock(article: ShownArticle) {
  try {
    localStorage.setItem(lockOf(article), String(article.version))
  } catch {
    return // the next visit asks again; the server renders at most once a minute
  }
}
