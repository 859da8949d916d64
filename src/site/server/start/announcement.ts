import { languages } from '#src/core/languages.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { keptKinds } from './kept-messages.ts'
import type { Progress } from './runtime.ts'

/** Prints that the site is ready and where; `generatedToken` is the studio's of a first start. */
export function announce(origin: string, config: Config, generatedToken: string | null) {
  console.log(`\n  Encore is ready\n`)
  for (const language of languages) console.log(`    ${origin}/${language}/`)
  if (generatedToken) console.log(`\n    ${origin}/studio   for editors; sign in with the token ${generatedToken}`)
  const kinds = keptKinds(config)
  if (kinds.length > 0) console.log(`    ${origin}/dev/outbox   what is not sent: ${kinds.join(', ')}`)
  if (config.metricsPort !== null) console.log(`    metrics on port ${config.metricsPort}`)
  if (!config.production)
    console.log(
      '\n  Not for public use: the cookies of editors are only safe with NODE_ENV=production, and so are those of players on any host but localhost',
    )
  console.log(`\n  Ctrl-C stops it${config.databaseUrl ? '' : ', PostgreSQL too'}.\n`)
}

/** Prints a step that takes over a second, then its duration. */
export const reportSteps: Progress = async (step, run) => {
  const from = Date.now()
  const timer = setTimeout(() => console.log(`  ${step} ...`), 1000)
  try {
    return await run()
  } finally {
    clearTimeout(timer)
    if (Date.now() - from > 1000) console.log(`  ${step}: done in ${((Date.now() - from) / 1000).toFixed(1)} s`)
  }
}
