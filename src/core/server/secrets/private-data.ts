import { createHmac, hkdfSync } from 'node:crypto'
import type { NamedSecrets } from '../process/config.ts'
import { isSame } from './named-tokens.ts'

/** Encryption at rest and signed links. The first key seals, all keys open. */
export interface PrivateData {
  /** Name of the key that seals. */
  newestKey: string
  /** Seals a text as JWE (RFC 7516) with AES-256-GCM; it names its key. */
  seal(text: string): Promise<string>
  /** Opens a sealed text. Throws for unknown keys. */
  open(sealed: string): Promise<string>
  /** Digests for lookups, one per key, newest first. */
  digestsOf(text: string): [newest: Buffer, ...older: Buffer[]]
  /** A signed id for a purpose, as a part of a link. */
  linkPartOf(purpose: string, id: string): string
  /** The id of such a part; null when forged or for another purpose. */
  idIn(purpose: string, linkPart: string): string | null
}

interface Keys {
  name: string
  sealing: Uint8Array
  digest: Uint8Array
  links: Uint8Array
}

/** Private data under the operator's secrets. */
export function openPrivateData(secrets: NamedSecrets): PrivateData {
  const all = [...secrets].map(([name, [secret]]) => keysOf(name, secret!))
  const newest = all[0]!
  return {
    newestKey: newest.name,
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

/** Derives a 256-bit key for one use (HKDF, RFC 5869). */
const derived = (secret: string, use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `encore ${use}`, 32))

const signatureOf = ({ links }: Keys, purpose: string, id: string): string =>
  createHmac('sha256', links).update(`${purpose}\n${id}`).digest('base64url')
