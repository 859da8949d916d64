import { availableParallelism } from 'node:os'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { minified } from './scripts/vite/pack/minified.ts'
import { texts } from './scripts/vite/texts.ts'

// A file's name says what its tests need: *.db.test.ts PostgreSQL, *.site.test.ts and e2e/ the built site.
const onDatabase = ['{src,scripts}/**/*.db.test.ts']
const onSite = ['e2e/**/*.spec.ts', '{src,scripts}/**/*.site.test.ts']

/** Stands in for what a build draws and cuts: icons and font faces. */
const unbuilt: Plugin = {
  name: 'encore-unbuilt',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('/.generated/') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0/.generated/') ? `export default ''` : null),
}

export default defineConfig({
  plugins: [texts(), minified()],
  test: {
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: availableParallelism(),
    isolate: false, // a worker keeps its modules and its browser for the next file
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    projects: [
      {
        extends: true,
        plugins: [unbuilt],
        test: {
          name: 'unit',
          include: ['{src,scripts,art}/**/*.test.{ts,tsx}'],
          exclude: [...onDatabase, ...onSite],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: onDatabase,
          globalSetup: ['e2e/setup/database/start-postgres.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: onSite,
          globalSetup: ['e2e/setup/browser/provide-chromium.mjs', 'e2e/setup/site/start-site.ts'],
          sequence: { groupOrder: 2 },
          retry: process.env.CI ? 1 : 0, // a shared machine may stall for longer than a browser waits
        },
      },
    ],
  },
})
