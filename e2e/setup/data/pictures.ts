import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ffee' } })

/** A WebP of this number of frames. */
export const moving = (frames: number): Promise<Buffer> => {
  const colours = Array.from({ length: frames }, (_, frame) => `rgb(${frame * 40}, 0, 0)`)
  return Promise.all(colours.map((background) => plain(background))).then((images) =>
    sharp(images, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer(),
  )
}
const plain = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

/** A PNG with the chunk of an animation. */
export async function animatedPng(): Promise<Buffer> {
  const file = await plain('red')
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4)
  chunk.writeUInt32BE(2, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return Buffer.concat([file.subarray(0, 33), chunk, file.subarray(33)])
}

/** A small PNG that claims a large size. */
export async function enlarged(side: number): Promise<Buffer> {
  const file = await drawn(9, 9).png().toBuffer()
  file.writeUInt32BE(side, 16)
  file.writeUInt32BE(side, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}
