import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { minified } from './scripts/vite/pack/minified.ts'
import { texts } from './scripts/vite/texts.ts'

export default defineConfig({
  plugins: [texts(), minified()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'art/**/*.test.ts', 'e2e/**/*.spec.ts'],
    globalSetup: ['e2e/setup/provide-chromium.mjs', 'e2e/setup/start-site.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 3,
    isolate: false, // a worker keeps its modules and its browser for the next file
    sequence: { sequencer: LongestFirst },
    retry: process.env.CI ? 1 : 0, // a shared machine may stall for longer than a browser waits; the run names what it tried again
    reporters: ['default', './scripts/closing-line-reporter.ts'],
  },
})
