import type { LogDigests } from './draw-check.rules.ts'

const encoder = new TextEncoder()
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** Digests by WebCrypto, which browsers offer on https and localhost. */
export const webDigests: LogDigests = {
  sha256: (text) => sha256(encoder.encode(text)),
  sha256OfBytes: (hex) => sha256(bytesOf(hex)),
  hmacUnder: async (secret) => {
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
    return async (text) => hexOf(await crypto.subtle.sign(algorithm.name, key, encoder.encode(text)))
  },
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => hexOf(await crypto.subtle.digest('SHA-256', bytes))

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => hexOfByte[byte]).join('')

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
