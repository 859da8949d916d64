import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { transformWithOxc } from 'vite'
import { onTestFinished } from 'vitest'
import { root } from './site.ts'

/** Runs `text` as a program next to a module that imports nothing of ours; it ends with the test. */
export async function startProgram(module: string, text: string, stdio: StdioOptions = 'pipe'): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-program-'))
  const { code } = await transformWithOxc(readFileSync(join(root, module), 'utf8'), basename(module))
  writeFileSync(join(folder, basename(module).replace(/ts$/, 'mjs')), code)
  writeFileSync(join(folder, 'program.mjs'), text)
  const child = spawn(process.execPath, ['program.mjs'], { cwd: folder, stdio })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  return child
}
