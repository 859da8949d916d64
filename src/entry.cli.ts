import { StartError } from './core/server/process/data-folder.ts'
import { createProgram } from './site/server/cli/program.ts'

try {
  const program = await createProgram(process.argv.slice(2))
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
