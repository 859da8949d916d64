import { fail, ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { likeCalls } from '../likes.contract.ts'
import { countLikes } from './likes.store.ts'

export const likeHandlers = (db: Db) =>
  handle(likeCalls, {
    like: async () => fail('session_expired'), // nobody can sign in yet
    listLikes: async ({ content_id_list }) => {
      const likes = await countLikes(db, content_id_list)
      const like_info_list = content_id_list.map((content_id) => ({
        ...{ content_id, is_liked: false },
        like_num: likes.get(content_id) ?? 0,
      }))
      return ok({ like_info_list })
    },
  })
