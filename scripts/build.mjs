// `npm run build`: dist/client, in parallel with dist/server, then the studio into dist/client.
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

/** Starts one part. `hasGenerated` resolves when the others may begin; `done` rejects with its code. */
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
