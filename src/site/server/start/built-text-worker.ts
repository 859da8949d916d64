import { join } from 'node:path'
import { openTextWorker, type TextWorker } from '#src/core/server/texts/text-worker.ts'

/** The thread for texts, from the build. */
export const openBuiltTextWorker = (projectRoot: string): TextWorker =>
  openTextWorker(join(projectRoot, 'dist/server/entry.texts.js'))
