import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type PictureFormat, pictureFormats } from '#src/core/pictures.ts'
import { checkOwnPictures, type PictureFault } from '#src/core/server/pictures/picture-originals.ts'
import { PictureStore } from '#src/core/server/pictures/picture-store.ts'
import type { Config } from '#src/core/server/process/config.ts'
import type { ReportFileFault } from '#src/core/server/process/file-faults.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { artKinds, otherArt } from '../art.rules.ts'
import type { GameData } from './season-files.ts'

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const fileName = new RegExp(`^([\\w-]+)\\.(${pictureFormats.join('|')})$`)

interface ArtAddress {
  group: string
  folder: string
  file: string
}

interface ArtParts {
  config: Pick<Config, 'artFolder' | 'dataFolder'>
  projectRoot: string
  log: Log
  reportFileFault: ReportFileFault
}

/** Opens the store of all art, and reports unusable pictures of the operator once each. */
export function openArt({ config, projectRoot, log, reportFileFault }: ArtParts): PictureStore {
  const reported = new Set<string>()
  const report = ({ file, why }: PictureFault) => {
    const sentence = `${file} ${why}.`
    if (!reported.has(sentence)) log.warn(sentence)
    reported.add(sentence)
  }
  const store = new PictureStore({
    originals: { own: config.artFolder, drawn: join(projectRoot, 'art/finished/act') },
    kept: join(config.dataFolder, 'pictures'),
    kinds: artKinds,
    onFault: report,
    onKeepFault: reportFileFault,
  })
  checkOwnPictures(config.artFolder, artKinds).then(
    (faults) => faults.forEach(report),
    (error) => log.warn({ reason: error.message }, 'the folder of own pictures could not be read'),
  )
  return store
}

/** Serves all art; addresses outlive a change of picture, so browsers revalidate after an hour. */
export function addArt(app: FastifyInstance, store: PictureStore, gameData: () => GameData) {
  const isGroup = (name: string) => otherArt.includes(name) || gameData().seasons.has(name)
  app.get<{ Params: ArtAddress }>('/act/:group/:folder/:file', async ({ params, headers }, reply) => {
    const [, name, format] = fileName.exec(params.file) ?? []
    const isKnown = name && format && isGroup(params.group)
    const address = { ...params, name: name!, format: format as PictureFormat }
    const picture = isKnown ? await store.find(address) : null
    if (!picture) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture')
    const etag = `"${picture.tag}"`
    reply.type(types[address.format]).headers({
      etag,
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin', // also embedded by pages of the game
    })
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.send(picture.bytes)
  })
}
