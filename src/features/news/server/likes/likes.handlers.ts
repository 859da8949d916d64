import { fail, ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { countLikes, listLiked, updateLike, updateLikeOnce } from './likes.store.ts'

/** Visible ASCII. */
const keyPattern = /^[\x21-\x7e]{1,100}$/

export const likeHandlers = (db: Db) =>
  handle(likeCalls, {
    like: async ({ content_id, is_liked: wanted }, { findAccount, idempotencyKey: key }) => {
      if (key !== undefined && !keyPattern.test(key)) return fail('invalid_request', 'Idempotency-Key: it is no key')
      const account = await findAccount?.()
      if (!account) return fail('session_expired')
      const like = { contentId: content_id, accountId: account.id }
      const isToggle = wanted === undefined && key !== undefined
      const is_liked = await (isToggle ? updateLikeOnce(db, { ...like, key }) : updateLike(db, { ...like, wanted }))
      if (is_liked === null) return fail('not_found')
      const likes = await countLikes(db, [content_id])
      return ok({ content_id, is_liked, like_num: likes.get(content_id) ?? 0 })
    },
    listLikes: async ({ content_id_list }, { findAccount }) => {
      const account = await findAccount?.()
      const liked = new Set(account ? await listLiked(db, content_id_list, account.id) : [])
      const likes = await countLikes(db, content_id_list)
      const like_info_list = content_id_list.map((content_id) => ({
        content_id,
        is_liked: liked.has(content_id),
        like_num: likes.get(content_id) ?? 0,
      }))
      return ok({ like_info_list })
    },
  })
