// A thread that draws champions: piscina calls it with a job.
import { resolve } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'

sharp.concurrency(1)
const file = resolve(import.meta.dirname, 'draw-champion.ts')
const { module } = await runnerImport(file, { configFile: false, root: resolve(import.meta.dirname, '../../..') })

export default module.drawChampion
