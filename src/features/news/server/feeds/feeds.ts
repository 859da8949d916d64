import type { Feed, ListedCard } from '#src/features/news/news.contract.ts'
import type { CardPage } from './news.store.ts'

/** A part of a list from a place on, as the call for it answers. */
export const feedOf = ({ cards, total }: { cards: ListedCard[]; total: number }, offset: number): Feed => ({
  info_content: cards,
  total_num: total,
  next_offset: Math.min(offset + cards.length, total),
  is_finish: offset + cards.length >= total,
  use_default_language: false,
})

const plainFeeds = new WeakMap<CardPage, Feed>()

/** The same object for the same cards: an answer that was sent before is not written and packed again. */
export function plainFeedOf(found: CardPage, offset: number): Feed {
  const feed = plainFeeds.get(found) ?? feedOf(found, offset)
  plainFeeds.set(found, feed)
  return feed
}
