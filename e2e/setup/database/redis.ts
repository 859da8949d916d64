import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#src/core/server/process/free-port.ts'

export const redisProgram = process.env.REDIS_PATH ?? ''

export interface RedisServer {
  url: string
  /** Stalls or resumes the server. */
  pause(): void
  resume(): void
  kill(): Promise<void>
}

/** Starts a Redis without persistence, on its own or the given port. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const own = port ?? (await freePort())
  const settings = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(redisProgram, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  await readiness(child)
  return {
    url: `redis://127.0.0.1:${own}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function readiness(child: ChildProcess) {
  for await (const line of child.stdout!) if (/Ready to accept connections/.test(String(line))) break
}
