import * as v from 'valibot'
import { defineCall } from '../../core/call.ts'

/** Bytes of the largest picture that an account may send of itself: 2 MiB. */
const largestAvatar = 2 * 1024 * 1024

export const accountCalls = {
  requestAvatarUpload: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/GetUploadUrl',
    summary: 'A short-lived signed address to which the account may PUT its avatar',
    input: v.object({
      content_type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
      content_length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestAvatar)),
    }),
    output: v.object({ upload_url: v.string(), expires_at: v.number() }),
    errors: ['session_expired'],
  }),
}
