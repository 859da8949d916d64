import { Command } from 'commander'
import { StartError } from './core/server/data-folder.ts'
import { addAnalyticsCommands } from './site/server/cli/analytics-commands.ts'
import { addConsentCommands } from './site/server/cli/consent-commands.ts'
import { addContentCommands } from './site/server/cli/content-commands.ts'
import { addGameDataCommands } from './site/server/cli/game-data-commands.ts'
import { addNewsletterCommands } from './site/server/cli/newsletter-commands.ts'
import { addDatabaseCommands, addPageCommands } from './site/server/cli/operation-commands.ts'

const program = new Command('encore').description("The operator's commands of the site").showHelpAfterError()
addGameDataCommands(program)
addContentCommands(program)
addPageCommands(program)
addConsentCommands(program)
addNewsletterCommands(program)
addAnalyticsCommands(program)
addDatabaseCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
