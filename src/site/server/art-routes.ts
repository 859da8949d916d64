import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type PictureFormat, pictureFormats } from '#src/core/pictures.ts'
import { checkOwnPictures, type PictureFault } from '#src/core/server/pictures/picture-originals.ts'
import { PictureStore } from '#src/core/server/pictures/picture-store.ts'
import { artKinds, otherArt } from '#src/game/art.rules.ts'
import type { Runtime } from './start/runtime.ts'

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const fileName = new RegExp(`^([\\w-]+)\\.(${pictureFormats.join('|')})$`)

interface ArtAddress {
  group: string
  folder: string
  file: string
}

/** Serves all art. Its addresses stay when a picture changes: a browser asks again after an hour. */
export function addArt(app: FastifyInstance, { config, projectRoot, log, gameData }: Runtime) {
  const isGroup = (name: string) => otherArt.includes(name) || gameData().seasons.has(name)
  const told = new Set<string>()
  const tell = ({ file, why }: PictureFault) => {
    const sentence = `${file} ${why}.`
    if (!told.has(sentence)) log.warn(sentence)
    told.add(sentence)
  }
  const store = new PictureStore({
    originals: { own: config.artFolder, drawn: join(projectRoot, 'art/finished/act') },
    kept: join(config.dataFolder, 'pictures'),
    kinds: artKinds,
    onFault: tell,
  })
  checkOwnPictures(config.artFolder, artKinds).then(
    (faults) => faults.forEach(tell),
    (error) => log.warn({ reason: error.message }, 'the folder of own pictures could not be read'),
  )
  app.get<{ Params: ArtAddress }>('/act/:group/:folder/:file', async ({ params, headers }, reply) => {
    const [, name, format] = fileName.exec(params.file) ?? []
    const isKnown = name && format && isGroup(params.group)
    const address = { ...params, name: name!, format: format as PictureFormat }
    const picture = isKnown ? await store.find(address) : null
    if (!picture) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture')
    const etag = `"${picture.tag}"`
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin', // pages of the game show them too
    })
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type(types[address.format]).send(picture.bytes)
  })
}
