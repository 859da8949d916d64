import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../e2e/setup/site/project-copy.ts'
import { root } from '../e2e/setup/site/site.ts'

/** Runs a program to its end; resolves with its exit code and all that it printed. */
const run = (program: string) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const child = execFile(process.execPath, [program], (_, stdout, stderr) =>
      done({ code: child.exitCode, said: stdout + stderr }),
    )
  })

test('a build with a fault in one of its parts names it, fails and stops the others', async () => {
  const project = copyProject()
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  appendFileSync(join(project, 'src/entry.server.ts'), "\nimport './nowhere.ts'\n")
  const { code, said } = await run(join(project, 'scripts/build.mjs'))
  expect(said).toContain('src/entry.server.ts')
  expect(said).toContain('./nowhere.ts')
  expect(code).toBe(1)
  expect(existsSync(join(project, 'dist/client/.vite/manifest.json'))).toBe(false)
})

test('a build lists the packages that it runs on for scanners', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { dependencies } = read('package.json')
  const { bomFormat, components } = read('dist/sbom.cdx.json')
  expect(bomFormat).toBe('CycloneDX')
  const { fastify: version } = dependencies
  expect(components).toContainEqual(expect.objectContaining({ name: 'fastify', version }))
})
