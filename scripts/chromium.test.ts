import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantProject } from './checks/planted-project.ts'

const program = `import { ensureChromium } from '${join(import.meta.dirname, 'chromium.mjs')}'; console.log(ensureChromium())`

/** What looking for Chromium prints and how it ends, in a process with this environment alone. */
function look(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

function plantBrowser(name: string, mode = 0o755): string {
  const root = plantProject({ [name]: '#!/bin/sh\n' })
  chmodSync(join(root, name), mode)
  return root
}

test('CHROMIUM_PATH goes before everything else', () => {
  const wanted = join(plantBrowser('my-browser'), 'my-browser')
  expect(look({ CHROMIUM_PATH: wanted, PATH: plantBrowser('chromium') })).toMatchObject({ status: 0, stdout: wanted })
})

test('a CHROMIUM_PATH that names no program ends with one sentence', () => {
  const wanted = join(plantBrowser('my-browser', 0o644), 'my-browser')
  expect(look({ CHROMIUM_PATH: wanted, PATH: plantBrowser('chromium') })).toEqual({
    status: 1,
    stdout: '',
    stderr: `CHROMIUM_PATH is ${wanted}, where there is no program.`,
  })
})

test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
  '%s is found on the PATH',
  (name) => {
    const folder = plantBrowser(name)
    expect(look({ PATH: `/nowhere:${folder}` })).toMatchObject({ status: 0, stdout: join(folder, name) })
  },
)

test('the shell is taken before a browser with windows, wherever on the PATH they are', () => {
  const [browser, shell] = [plantBrowser('chromium'), plantBrowser('chromium-headless-shell')]
  expect(look({ PATH: `${browser}:${shell}` })).toMatchObject({ stdout: join(shell, 'chromium-headless-shell') })
})
