import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import { root } from './site.ts'

/** Runs `text` as a program next to a server module, built as `module.js`; it ends with the test. */
export async function startProgram(module: string, text: string, stdio: StdioOptions = 'pipe'): Promise<ChildProcess> {
  const outDir = mkdtempSync(join(tmpdir(), 'encore-program-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { outDir, ssr: join(root, module), rolldownOptions: { output: { entryFileNames: 'module.js' } } },
  })
  writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(outDir, 'program.js'), text)
  const child = spawn(process.execPath, ['program.js'], { cwd: outDir, stdio })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(outDir, { recursive: true })
  })
  return child
}
