import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder with the given files until the test ends; values that are no text become JSON. */
export function plantProject(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'encore-planted-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return root
}
