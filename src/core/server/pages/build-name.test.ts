import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nameBuild } from './build-name.ts'

const origin = 'https://encore.example'
const built = {
  'dist/client/.vite/manifest.json': '{}',
  'dist/client/.vite/styles.json': '{}',
  'dist/server/entry.server.js': 'serve()',
  'dist/server/assets/rich-text.js': 'allow(["p"])',
  'node_modules/.package-lock.json': '{"packages":{}}',
}

/** A project with these files until the end of the test. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'encore-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('the same build has the same name wherever it lies', () => {
  expect(nameBuild(plant(built), origin)).toBe(nameBuild(plant(built), origin))
})

test.each([
  ['code of the browser', 'dist/client/.vite/manifest.json'],
  ['piece of the styles', 'dist/client/.vite/styles.json'],
  ['code of the server alone', 'dist/server/assets/rich-text.js'],
  ['package of the server', 'node_modules/.package-lock.json'],
])('another %s is another build', (_, path) => {
  expect(nameBuild(plant({ ...built, [path]: 'another' }), origin)).not.toBe(nameBuild(plant(built), origin))
})

test('pages of another origin are those of another build', () => {
  const root = plant(built)
  expect(nameBuild(root, 'https://example.org')).not.toBe(nameBuild(root, origin))
})
