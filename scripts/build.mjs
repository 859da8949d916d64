// `npm run build`: dist/client, and beside most of it dist/server and then the studio's files, which go into dist/client too.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const vite = join(root, 'node_modules/vite/bin/vite.js')
const running = new Set()

try {
  const pages = start()
  await Promise.race([pages.hasGenerated, pages.done])
  await Promise.all([pages.done, start('--ssr').done.then(() => start('--mode', 'studio').done)])
} catch (code) {
  for (const child of running) child.kill()
  process.exitCode = code
}

/**
 * Builds a part of the site. `hasGenerated`: what the other parts take is there and its folder emptied, so that they can begin;
 * `done` rejects with the code of a build that has told why it failed.
 */
function start(...words) {
  const child = spawn(process.execPath, [vite, 'build', ...words, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  running.add(child)
  const done = new Promise((resolve, reject) =>
    child.once('exit', (code) => {
      running.delete(child)
      code === 0 ? resolve() : reject(code ?? 1)
    }),
  )
  return { hasGenerated: once(child, 'message'), done }
}
