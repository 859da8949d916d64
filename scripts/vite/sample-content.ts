import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { doTextWork } from '#src/entry.texts.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { keepSampleContent, readSampleContent } from '#src/site/server/start/sample-content.ts'

const projectRoot = resolve(import.meta.dirname, '../..')

/** Writes the parsed sample content next to the server's build; a start reports its faults. */
export function sampleContent(): Plugin {
  return {
    name: 'encore-sample-content',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'ssr') return
      const gameData = readGameData(projectRoot)
      await keepSampleContent(dir!, await readSampleContent({ projectRoot, gameData, doTextWork }))
    },
  }
}
