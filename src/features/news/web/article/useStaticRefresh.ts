import { useEffect } from 'react'
import type { Ask } from '#src/core/call.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { articleOfPath } from '#src/features/news/news.rules.ts'
import { staticPageCalls, type VersionMap } from '#src/features/news/static-pages.contract.ts'
import type { ShownArticle } from './ArticlePage.tsx'

/**
 * Has the kept page of an article made anew where the visitor finds that it is of another version than the article, or that there is none:
 * once a version and browser.
 */
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
  /** Whether the visitor reads the kept page itself. */
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

/** The version map, or null where it does not come: then the page is left as it is. */
const readMap = (address: string): Promise<VersionMap | null> =>
  fetch(address).then(
    (answer) => (answer.ok ? answer.json() : null),
    () => null,
  )

const lockOf = ({ content_id }: ShownArticle) => `static-page:${content_id}`

/** The version that was asked for last; browsers may refuse to keep anything. */
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
    return // the next visit asks once more, and the server makes a page once a minute at most
  }
}
