import { Command, CommanderError } from 'commander'
import { vi } from 'vitest'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { createProgram } from '#src/site/server/cli/program.ts'

/** Runs `encore ...` in this process; a list may have arguments with spaces. Returns output and exit code. */
export async function runCommand(command: string | string[], environment: Record<string, string> = {}) {
  const args = typeof command === 'string' ? command.split(' ').filter(Boolean) : command
  const [said, complained]: [string[], string[]] = [[], []]
  let code = 0
  const program = new Command('encore').exitOverride().configureOutput({
    writeOut: (text) => said.push(text),
    writeErr: (text) => complained.push(text),
  })
  const log = vi.spyOn(console, 'log').mockImplementation((text) => said.push(`${text}\n`))
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATA_KEYS']) vi.stubEnv(name, environment[name])
  try {
    await (await createProgram(args, program)).parseAsync(args, { from: 'user' })
  } catch (error) {
    code = error instanceof CommanderError ? error.exitCode : 1
    if (error instanceof StartError) complained.push(`${error.message}\n`)
    else if (!(error instanceof CommanderError)) throw error
  } finally {
    log.mockRestore()
    vi.unstubAllEnvs()
  }
  return { code, said: said.join(''), complained: complained.join('') }
}
