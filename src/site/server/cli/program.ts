import { Command } from 'commander'

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
    fill: async (group) => (await import('./game-data-commands.ts')).addGameDataCommands(group),
  },
  {
    name: 'content',
    description: 'articles',
    fill: async (group) => (await import('./content-commands.ts')).addContentCommands(group),
  },
  {
    name: 'lineups',
    description: 'recommended lineups',
    fill: async (group) => (await import('./lineup-commands.ts')).addLineupCommands(group),
  },
  {
    name: 'newsletter',
    description: 'the newsletter and its readers',
    fill: async (group) => (await import('./newsletter-commands.ts')).addNewsletterCommands(group),
  },
  {
    name: 'campaign',
    description: 'pre-registration for the next set',
    fill: async (group) => (await import('./campaign-commands.ts')).addCampaignCommands(group),
  },
  {
    name: 'pages',
    description: 'rendered pages',
    fill: async (group) => (await import('./operation-commands.ts')).addPageCommands(group),
  },
  {
    name: 'consent',
    description: 'proofs of consent',
    fill: async (group) => (await import('./consent-commands.ts')).addConsentCommands(group),
  },
  {
    name: 'analytics',
    description:
      'how often visitors took each action, by day, page and language; sessions are those that began with the action',
    fill: async (group) => (await import('./analytics-commands.ts')).addAnalyticsCommand(group),
  },
  {
    name: 'stats',
    description: 'match statistics',
    fill: async (group) => (await import('./stats-commands.ts')).addStatsCommands(group),
  },
  {
    name: 'db',
    description: 'the database',
    fill: async (group) => (await import('./operation-commands.ts')).addDatabaseCommands(group),
  },
]

/** The operator's commands; of the groups only those that the arguments name are filled. */
export async function createProgram(args: string[], program = new Command('encore')): Promise<Command> {
  program.description('Commands for the operator of the site').showHelpAfterError()
  for (const { name, description, fill } of groups) {
    const group = program.command(name).description(description)
    if (args.includes(name)) await fill(group)
  }
  return program
}
