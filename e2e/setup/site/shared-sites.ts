import { inject } from 'vitest'
import { createDatabase } from '../database/postgres.ts'
import { AccountSite } from './account-site.ts'
import type { Site } from './site.ts'
import { removeDataFolder } from './site.ts'
import { type StudioSite, startStudioSite } from './studio-site.ts'

// The files of a worker share these sites; tests of settings, logs, limits and mail faults start their own.
let accounts: Promise<AccountSite> | undefined
let studio: Promise<{ site: StudioSite; url: string }> | undefined

/** Two instances with accounts. */
export function sharedAccountSite(): Promise<AccountSite> {
  accounts ??= AccountSite.open({}, 2).then((open) => {
    for (const site of open.sites) endWithWorker(site)
    return open
  })
  return accounts
}

/** A site with a studio, and the address of its database. */
export function sharedStudioSite(): Promise<{ site: StudioSite; url: string }> {
  studio ??= startStudio()
  return studio
}

async function startStudio() {
  const url = await createDatabase(inject('databaseUrl'))
  const site = await startStudioSite({ DATABASE_URL: url })
  endWithWorker(site)
  return { site, url }
}

/** Ends a site with its worker, which Vitest ends by SIGTERM. */
function endWithWorker({ child, dataFolder }: Site) {
  const end = () => {
    child.kill('SIGKILL')
    removeDataFolder(dataFolder)
  }
  process.once('exit', end)
  process.once('SIGTERM', () => process.exit())
}
