// `npm run build`: dist/client, then side by side the studio's files, which go into it, and dist/server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const vite = join(root, 'node_modules/vite/bin/vite.js')
const running = new Set()

try {
  await build()
  await Promise.all([build('--mode', 'studio'), build('--ssr')])
} catch (code) {
  for (const child of running) child.kill()
  process.exitCode = code
}

/** Builds a part of the site; rejects with the code of a build that has told why it failed. */
function build(...words) {
  const child = spawn(process.execPath, [vite, 'build', ...words, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  running.add(child)
  return new Promise((done, failed) =>
    child.once('exit', (code) => {
      running.delete(child)
      code === 0 ? done() : failed(code ?? 1)
    }),
  )
}
