import { readFileSync } from 'node:fs'

/** Whether a process number belongs to a program that runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return processOf(pid)?.state !== 'Z'
}

/** Name, state and birth (clock ticks since the boot) of a process as Linux tells them; null on other systems. */
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
