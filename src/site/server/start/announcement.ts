import { languages } from '#src/core/languages.ts'
import type { Config } from '#src/core/server/process/config.ts'
import type { Progress } from './runtime.ts'

/** Tells on the terminal that the site is ready and where; `madeUpToken` is the studio's of a first start. */
export function announce(origin: string, config: Config, madeUpToken: string | null) {
  console.log(`\n  Encore is ready\n`)
  for (const language of languages) console.log(`    ${origin}/${language}/`)
  if (madeUpToken) console.log(`\n    ${origin}/studio   for editors, by the token ${madeUpToken}`)
  if (!config.smtp) console.log(`    ${origin}/dev/outbox   where messages stay, for no mail server is set`)
  if (config.metricsPort !== null) console.log(`    metrics on port ${config.metricsPort}`)
  if (!config.production)
    console.log(
      '\n  Not for the public: cookies of editors, and under other names than localhost those of players, are only safe where NODE_ENV is production',
    )
  console.log(`\n  Ctrl-C stops it${config.databaseUrl ? '' : ', PostgreSQL too'}.\n`)
}

/** Tells a step as soon as it has taken a second, and how long it took. */
export const tellSteps: Progress = async (step, run) => {
  const from = Date.now()
  const timer = setTimeout(() => console.log(`  ${step} ...`), 1000)
  try {
    return await run()
  } finally {
    clearTimeout(timer)
    if (Date.now() - from > 1000) console.log(`  ${step}: done in ${((Date.now() - from) / 1000).toFixed(1)} s`)
  }
}
