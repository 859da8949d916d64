import { Command } from 'commander'
import { StartError } from './core/server/process/data-folder.ts'

interface Group {
  name: string
  description: string
  /** Adds the subcommands. */
  fill: (group: Command) => Promise<void>
}

/** Loaded on demand: together they take a second. */
const groups: Group[] = [
  {
    name: 'game-data',
    description: 'the data of the seasons',
    fill: async (group) => (await import('./site/server/cli/game-data-commands.ts')).addGameDataCommands(group),
  },
  {
    name: 'content',
    description: 'articles',
    fill: async (group) => (await import('./site/server/cli/content-commands.ts')).addContentCommands(group),
  },
  {
    name: 'lineups',
    description: 'recommended lineups',
    fill: async (group) => (await import('./site/server/cli/lineup-commands.ts')).addLineupCommands(group),
  },
  {
    name: 'newsletter',
    description: 'the newsletter and its readers',
    fill: async (group) => (await import('./site/server/cli/newsletter-commands.ts')).addNewsletterCommands(group),
  },
  {
    name: 'pages',
    description: 'rendered pages',
    fill: async (group) => (await import('./site/server/cli/operation-commands.ts')).addPageCommands(group),
  },
  {
    name: 'consent',
    description: 'proofs of consent',
    fill: async (group) => (await import('./site/server/cli/consent-commands.ts')).addConsentCommands(group),
  },
  {
    name: 'analytics',
    description:
      'how often visitors took each action, by day, page and language; sessions are those that began with the action',
    fill: async (group) => (await import('./site/server/cli/analytics-commands.ts')).addAnalyticsCommand(group),
  },
  {
    name: 'stats',
    description: 'match statistics',
    fill: async (group) => (await import('./site/server/cli/stats-commands.ts')).addStatsCommands(group),
  },
  {
    name: 'db',
    description: 'the database',
    fill: async (group) => (await import('./site/server/cli/operation-commands.ts')).addDatabaseCommands(group),
  },
]

const program = new Command('encore').description('Commands for the operator of the site').showHelpAfterError()

try {
  for (const { name, description, fill } of groups) {
    const group = program.command(name).description(description)
    if (process.argv.slice(2).includes(name)) await fill(group)
  }
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
