import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { findGameDataFaults } from '../checks/game-data.ts'

const project = resolve(import.meta.dirname, '../..')

/** Fails the build on faulty game data, naming file, entry and field. */
export function gameData(root = project): Plugin {
  return {
    name: 'encore-game-data',
    buildStart() {
      const faults = findGameDataFaults(root)
      if (faults.length > 0) this.error(faults.map(({ file, fault }) => `${file}: ${fault}`).join('\n'))
    },
  }
}
