import { createHmac, hkdfSync } from 'node:crypto'
import type { NamedSecrets } from '../process/config.ts'
import { isSame } from './named-tokens.ts'

/** Keeps what is private unreadable at rest, and makes links that nobody else can make up. The first key is for new things; all are known. */
export interface PrivateData {
  /** A text as a JWE (RFC 7516) of AES-256-GCM, which names its key. */
  seal(text: string): Promise<string>
  /** The text that was sealed. Throws where its key is not known any more. */
  open(sealed: string): Promise<string>
  /** By what a text can be found without being read: a digest for each key, of the newest first. */
  digestsOf(text: string): [newest: Buffer, ...older: Buffer[]]
  /** An id for a purpose, as a part of a link. */
  linkPartOf(purpose: string, id: string): string
  /** The id of such a part; null where it is made up, or for another purpose. */
  idIn(purpose: string, linkPart: string): string | null
}

interface Keys {
  name: string
  sealing: Uint8Array
  digest: Uint8Array
  links: Uint8Array
}

/** Private data under the named secrets of the operator. */
export function openPrivateData(secrets: NamedSecrets): PrivateData {
  const all = [...secrets].map(([name, [secret]]) => keysOf(name, secret!))
  const newest = all[0]!
  return {
    seal: async (text) => {
      const { CompactEncrypt } = await import('jose')
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.name })
        .encrypt(newest.sealing)
    },
    open: async (sealed) => {
      const { compactDecrypt } = await import('jose')
      const { plaintext } = await compactDecrypt(sealed, ({ kid }) => {
        const own = all.find(({ name }) => name === kid)
        if (!own) throw new Error(`the key ${kid} is not among DATA_KEYS`)
        return own.sealing
      })
      return new TextDecoder().decode(plaintext)
    },
    digestsOf: (text) => all.map(({ digest }) => createHmac('sha256', digest).update(text).digest()) as [Buffer],
    linkPartOf: (purpose, id) => `${id}.${signatureOf(newest, purpose, id)}`,
    idIn: (purpose, linkPart) => {
      const [id, signature] = linkPart.split('.')
      if (!id || !signature) return null
      return all.some((keys) => isSame(signatureOf(keys, purpose, id), signature)) ? id : null
    },
  }
}

const keysOf = (name: string, secret: string): Keys => ({
  name,
  sealing: derived(secret, 'sealing'),
  digest: derived(secret, 'digest'),
  links: derived(secret, 'links'),
})

/** A key of 256 bits for one use (RFC 5869). */
const derived = (secret: string, use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `encore ${use}`, 32))

const signatureOf = ({ links }: Keys, purpose: string, id: string): string =>
  createHmac('sha256', links).update(`${purpose}\n${id}`).digest('base64url')
