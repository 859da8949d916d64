import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPictureArt } from './picture-art.ts'

const pictureIn = async (background: string) => ({
  bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('what was begun before the art changed is not kept', async () => {
  let answer = (_: Awaited<ReturnType<typeof pictureIn>>) => {}
  const slow = new Promise<Awaited<ReturnType<typeof pictureIn>>>((resolve) => {
    answer = resolve
  })
  const found = [slow, pictureIn('#00ff00'), pictureIn('#0000ff')]
  const art = openPictureArt((() => found.shift()) as never)
  const begun = art.item('m15s16', 'TFT_Item_InfinityEdge', 8)
  art.forget()
  answer(await pictureIn('#ff0000'))
  const old = await begun
  const present = await art.item('m15s16', 'TFT_Item_InfinityEdge', 8)
  expect(present).not.toBe(old)
  expect(await art.item('m15s16', 'TFT_Item_InfinityEdge', 8)).toBe(present)
})
