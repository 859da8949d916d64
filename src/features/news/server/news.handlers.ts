import { fail, ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import type { ShowText } from '../../../core/server/texts/shown-texts.ts'
import { type ArticleDetail, newsCalls } from '../news.contract.ts'
import { listOf } from '../news.rules.ts'
import { type FoundArticle, findArticle, listCards, listGroupCards } from './news.store.ts'

export const newsHandlers = (db: Db, showText: ShowText) =>
  handle(newsCalls, {
    listFeeds: async (asked, ctx) => {
      const list = listOf(asked.primary_label_id, asked.secondary_label_id)
      if (!list) return fail('not_found')
      const language = asked.use_default_language ? 'en' : ctx.language
      const { offset, get_num: limit } = asked
      const { cards, total } = await listCards(db, { language, list, offset, limit })
      const isElsewhere =
        total === 0 &&
        language !== 'en' &&
        (await listCards(db, { language: 'en', list, offset: 0, limit: 1 })).total > 0
      return ok({
        info_content: cards,
        total_num: total,
        next_offset: Math.min(offset + cards.length, total),
        is_finish: offset + cards.length >= total,
        use_default_language: isElsewhere,
      })
    },
    readArticle: async ({ content_id, father_content_id }, ctx) => {
      const found = await findArticle(db, {
        language: ctx.language,
        contentId: content_id,
        fatherId: father_content_id,
      })
      if (!found) return fail('not_found')
      const { card, html, updated, hasRelated } = found
      const content = await showText(html, ctx)
      const detail = { content, language: found.language, updated, translation: translationOf(found) }
      return ok({ ...card, ...detail, has_related: hasRelated })
    },
    listGroup: async ({ group_id: group, offset, get_num: limit }, { language }) => {
      const { cards, total } = await listGroupCards(db, { language, group, offset, limit })
      return ok({ info_content: cards, total_num: total })
    },
  })

function translationOf({ language, updated, originalUpdated }: FoundArticle): ArticleDetail['translation'] {
  if (language === 'en') return 'original'
  return updated < originalUpdated ? 'outdated' : 'translated'
}
