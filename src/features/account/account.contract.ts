import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'

/** Bytes of the largest upload: 2 MiB. */
export const largestAvatar = 2 * 1024 * 1024
/** Pixels of each side of a stored picture. */
export const avatarSide = 256

export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type AvatarType = (typeof avatarTypes)[number]

export const accountErrors = { picture_unfit: { code: 410009, status: 400 } } as const satisfies ErrorTable

export const accountCalls = {
  requestAvatarUpload: defineCall({
    path: '/api/gpts.information_feeds_svr.InformationFeedsSvr/GetUploadUrl',
    summary: 'A short-lived signed address to which the account may PUT its picture, which is made anew out of it',
    input: v.object({
      content_type: v.picklist(avatarTypes),
      content_length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestAvatar)),
    }),
    output: v.object({
      /** Path on this site, valid for five minutes. */
      upload_url: v.string(),
      /** Seconds since 1970. */
      expires_at: v.number(),
    }),
    errors: ['session_expired'],
  }),
}
