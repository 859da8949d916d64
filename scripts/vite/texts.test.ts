import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { serverModule } from './texts.ts'

test('a slice may have several hyphens in its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'en'))
  writeFileSync(join(folder, 'en/war-of-words.json'), '{}')
  const module = serverModule(folder)
  expect(module).toContain("from 'virtual:texts/en/war-of-words'")
  expect(parseSync('texts.js', module).errors).toEqual([])
})
