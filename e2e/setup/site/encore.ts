import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { root } from './site.ts'

/** Runs `encore ...`. Returns output and exit code. */
export function encore(args: string, environment: Record<string, string> = { DATABASE_URL: inject('databaseUrl') }) {
  const { NODE_ENV: _ofTheTestRunner, DATABASE_URL: _, DATABASE_DIRECT_URL: __, ...own } = process.env
  const command = [join(root, 'dist/server/entry.cli.js'), ...args.split(' ').filter(Boolean)]
  return new Promise<{ code: number; said: string; complained: string }>((done) => {
    execFile(process.execPath, command, { env: { ...own, ...environment }, cwd: tmpdir() }, (error, said, complained) =>
      done({ code: Number(error?.code ?? 0), said, complained }),
    )
  })
}
