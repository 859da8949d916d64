import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { contentId } from './news.contract.ts'

const likes = v.object({ content_id: v.string(), like_num: v.number(), is_liked: v.boolean() })

export const likeCalls = {
  like: defineCall({
    path: '/api/gpts.user_like_svr.Like/LikeOper',
    summary:
      'Likes an article or takes that back, as `is_liked` says, else in turn, once per Idempotency-Key: one like an account',
    input: v.object({ content_id: contentId, is_liked: v.optional(v.boolean()) }),
    output: likes,
    errors: ['session_expired', 'not_found'],
  }),
  listLikes: defineCall({
    path: '/api/gpts.user_like_svr.Like/GetLikeInfoByContentIDBatch',
    summary: 'How often articles are liked, in the order asked for',
    input: v.object({ content_id_list: v.pipe(v.array(contentId), v.maxLength(50)) }),
    output: v.object({ like_info_list: v.array(likes) }),
  }),
}
