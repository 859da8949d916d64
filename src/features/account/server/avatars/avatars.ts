import { hash } from 'node:crypto'
import { fail, ok } from '#src/core/call.ts'
import { createSharedLimit, type LimitStores, type SharedLimit } from '#src/core/server/http/shared-limits.ts'
import { remakePicture } from '#src/core/server/pictures/remade-picture.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type AvatarType, avatarSide, largestAvatar } from '#src/features/account/account.contract.ts'
import { insertAvatar } from './avatars.store.ts'

/** Seconds for which an address takes a picture. */
const uploadLasts = 300
const picturesAnHour = { most: 10, seconds: 3600 }

/** What a signed address lets be sent, once or again until its time is over. */
export interface AvatarGrant {
  userId: string
  type: AvatarType
  /** Bytes. */
  length: number
}

export interface Avatars {
  /** The path to which a picture may be put, and until when, in seconds since 1970. */
  grant(grant: AvatarGrant): { path: string; expiresAt: number }
  /** What the last part of such a path lets be sent; null for one that is made up or over. */
  grantIn(linkPart: string): AvatarGrant | null
  /** Keeps a file as the picture of an account. */
  keep(userId: string, file: Buffer): ReturnType<typeof keep>
}

/** Where pictures of accounts are put and seen. */
export const avatarFolder = '/auth/avatars'

/** Pictures of accounts: ten an hour each, over all instances. */
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
    file.length <= largestAvatar ? await remakePicture(file, { width: avatarSide, height: avatarSide }) : null
  if (!picture) return fail('picture_unfit')
  await insertAvatar(db, userId, picture.bytes)
  return ok({})
}

/** The path of an account's picture: the one that it sent, else one that is drawn for it. */
export const avatarAddress = ({ userId, avatarId }: { userId: string; avatarId: string | null }): string =>
  avatarId
    ? `${avatarFolder}/${avatarId}.webp`
    : `${avatarFolder}/${hash('sha256', `avatar ${userId}`).slice(0, 16)}.svg`
