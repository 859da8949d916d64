import type { Ask } from '#src/core/call.ts'
import { labelCalls } from '#src/features/news/labels.contract.ts'
import { listOf, type NewsTab, newsColumn, newsTabs } from '#src/features/news/news.rules.ts'

/** A tab of the news with its name in the page's language. */
export interface NamedTab {
  tab: NewsTab
  name: string
}

const asked = new WeakMap<Ask, Promise<NamedTab[] | null>>()

/** Tabs of the news by the columns of the content service, asked for once by a browser; null where it fails. */
export async function askTabs(ask: Ask): Promise<NamedTab[] | null> {
  const known = asked.get(ask)
  if (known) return known
  const answer = readTabs(ask)
  asked.set(ask, answer)
  if (!(await answer)) asked.delete(ask)
  return answer
}

async function readTabs(ask: Ask): Promise<NamedTab[] | null> {
  const answer = await ask(labelCalls.listColumns, {})
  const column = answer.ok && answer.data.primary_label_list.find(({ label_id }) => label_id === newsColumn)
  if (!column) return null
  return column.secondary_label_list.flatMap(({ label_id, label_name }) => {
    const tab = newsTabs.find((each) => each === listOf(newsColumn, label_id))
    return tab ? { tab, name: label_name } : []
  })
}
