import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { postmasterOf } from '../../../e2e/setup/database/postgres.ts'
import { type Site, startSite } from '../../../e2e/setup/site/site.ts'

/** A site that a supervisor starts again after each end. */
export interface SupervisedSite {
  kill(): void
  /** Ends other than by a kill, failed starts included. */
  ownEnds(): number
  stop(): Promise<void>
}

export async function superviseSite(settings: Record<string, string>): Promise<SupervisedSite> {
  let [isOver, ownEnds] = [false, 0]
  let site: Site = await startSite(settings)
  const started = async (): Promise<Site> => {
    try {
      return await startSite(settings)
    } catch (error) {
      ownEnds++
      console.error((error as Error).message)
      return started()
    }
  }
  const supervising = (async () => {
    for (;;) {
      const [, signal] = await once(site.child, 'exit')
      if (isOver) return
      if (signal !== 'SIGKILL') {
        ownEnds++
        console.error(site.output())
      }
      site = await started()
    }
  })()
  return {
    kill: () => void site.child.kill('SIGKILL'),
    ownEnds: () => ownEnds,
    stop: async () => {
      isOver = true
      await site.end()
      await supervising
    },
  }
}

/** Kills PostgreSQL with all its processes, which have process groups of their own. */
export function killPostgres(folder: string) {
  const { pid } = postmasterOf(folder)
  const backends = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  process.kill(pid, 'SIGKILL')
  for (const backend of backends) {
    try {
      process.kill(Number(backend), 'SIGKILL')
    } catch {
      // it has ended meanwhile
    }
  }
}
