import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ffee' } })

/** A small PNG that claims a large size. */
export async function enlarged(side: number): Promise<Buffer> {
  const file = await drawn(9, 9).png().toBuffer()
  file.writeUInt32BE(side, 16)
  file.writeUInt32BE(side, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}
