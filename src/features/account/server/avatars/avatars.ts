import { hash } from 'node:crypto'
import { fail, ok } from '#src/core/call.ts'
import { createSharedLimit, type LimitStores, type SharedLimit } from '#src/core/server/http/shared-limits.ts'
import { remakePicture } from '#src/core/server/pictures/remade-picture.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type AvatarType, avatarSide, largestAvatar } from '#src/features/account/account.contract.ts'
import { insertAvatar } from './avatars.store.ts'

/** Seconds for which an upload address is valid. */
const uploadLasts = 300
const picturesAnHour = { most: 10, seconds: 3600 }

/** What a signed upload address permits, repeatedly until it expires. */
export interface AvatarGrant {
  userId: string
  type: AvatarType
  /** Bytes. */
  length: number
}

export interface Avatars {
  /** Upload path and its expiry in seconds since 1970. */
  grant(grant: AvatarGrant): { path: string; expiresAt: number }
  /** The grant in the last part of an upload path; null if forged or expired. */
  grantIn(linkPart: string): AvatarGrant | null
  keep(userId: string, file: Buffer): ReturnType<typeof keep>
}

/** Path prefix of uploads and pictures. */
export const avatarFolder = '/auth/avatars'

/** Account pictures, limited to ten uploads an hour per account over all instances. */
export function openAvatars(parts: LimitStores & { privateData: PrivateData }): Avatars {
  const { db, privateData } = parts
  const limit = createSharedLimit(parts, 'avatar', picturesAnHour)
  return {
    grant: ({ userId, type, length }) => {
      const expiresAt = Math.floor(Date.now() / 1000) + uploadLasts
      const id = [userId, type.replace('image/', ''), length, expiresAt].join('~')
      return { path: `${avatarFolder}/${privateData.linkPartOf(purpose, id)}`, expiresAt }
    },
    grantIn: (linkPart) => {
      const [userId, type, length, expiresAt] = privateData.idIn(purpose, linkPart)?.split('~') ?? []
      if (!userId || Number(expiresAt) * 1000 < Date.now()) return null
      return { userId, type: `image/${type}` as AvatarType, length: Number(length) }
    },
    keep: (userId, file) => keep(userId, file, { db, limit, privateData }),
  }
}

const purpose = 'avatar'

async function keep(
  userId: string,
  file: Buffer,
  { db, limit, privateData }: { db: Db; limit: SharedLimit; privateData: PrivateData },
) {
  const [counted] = privateData.digestsOf(`pictures of ${userId}`)
  if ((await limit.take(counted.toString('hex'))) > 0) return fail('too_many_requests')
  const picture =
    file.length <= largestAvatar ? await remakePicture(file, { width: avatarSide, height: avatarSide }) : 'unfit'
  if (typeof picture === 'string') return fail('picture_unfit')
  await insertAvatar(db, userId, picture.bytes)
  return ok({})
}

/** Path of the uploaded picture, else of the generated one. */
export const avatarAddress = ({ userId, avatarId }: { userId: string; avatarId: string | null }): string =>
  avatarId
    ? `${avatarFolder}/${avatarId}.webp`
    : `${avatarFolder}/${hash('sha256', `avatar ${userId}`).slice(0, 16)}.svg`
