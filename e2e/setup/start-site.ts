import type { TestProject } from 'vitest/node'
import { removeDataFolder, startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    databaseUrl: string
  }
}

/** One built site with its embedded PostgreSQL for all tests; tests that break things start their own. */
export default async function setup(project: TestProject) {
  const site = await startSite({ LOG_LEVEL: 'error' })
  project.provide('origin', site.origin)
  project.provide('databaseUrl', await databaseUrlOf(site.dataFolder))
  return async () => {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}

/** Connection address of the embedded PostgreSQL of a data folder: its port stands in line 4 of postmaster.pid. */
async function databaseUrlOf(folder: string): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  const password = await readFile(`${folder}/postgres-password`, 'utf8')
  const [, , , port] = (await readFile(`${folder}/postgres/postmaster.pid`, 'utf8')).split('\n')
  return `postgres://postgres:${password}@127.0.0.1:${port}/encore`
}
