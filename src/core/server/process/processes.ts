import { readFileSync } from 'node:fs'

/** True for a running process; false for a zombie. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return processOf(pid)?.state !== 'Z'
}

/** Name, state and start time (clock ticks since boot) on Linux; null elsewhere. */
export function processOf(pid: number): { name: string; state: string; born: string } | null {
  const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(statOf(pid)) ?? []
  const [state = '', ...fields] = rest.split(' ')
  return state ? { name, state, born: fields[18] ?? '' } : null
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
