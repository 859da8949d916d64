import { randomUUID } from 'node:crypto'
import { drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { query } from '../../e2e/setup/database/postgres.ts'
import { insertBoundPlayers } from '../setup/campaign/bound-players.ts'
import { openTwoInstances, postUntilDecided } from '../setup/campaign/two-instances.ts'
import { mustBeNone } from '../setup/kills/figures.ts'
import { report } from '../setup/report.ts'

const [users, repeats, keys] = [30, 10, 50]

/** Repeats draws with their key, and draws with many keys for one attempt, at two instances at once. */
export async function run(): Promise<void> {
  const site = await openTwoInstances()
  try {
    const draw = (token: string, key: string) =>
      postUntilDecided(site.origins, drawCalls.draw.path, { token, key, body: {} })
    const many = (times: number, token: string, keyOf: () => string) =>
      Promise.all(Array.from({ length: times }, () => draw(token, keyOf())))
    const [single, ...repeating] = await insertBoundPlayers(site.database, users + 1, 1)
    // attempts beyond the one of each key: a repeat that draws again would find one
    await query(
      site.database,
      `insert into campaign_attempts (registration_id, source, number)
       select registration_id, 'full', number from campaign_bindings join account_sessions using (user_id),
         generate_series(2, ${repeats}) as number
       where token_digest <> sha256(convert_to($1, 'UTF8'))`,
      [single],
    )
    const repeated = await Promise.all(
      repeating.map((token) => {
        const key = randomUUID()
        return many(repeats, token, () => key)
      }),
    )
    const effects = await countDraws(site.database)
    const identical = repeated.reduce(
      (sum, answers) => sum + answers.filter(({ text, code }) => code === 0 && text === answers[0]!.text).length - 1,
      0,
    )
    const distinct = await many(keys, single!, randomUUID)
    const drawn = distinct.filter(({ code }) => code === 0).length
    const replays = users * (repeats - 1)
    report(
      'campaign-keys',
      [
        { what: `draws of ${users} users, ${repeats} requests each with one key`, value: String(effects) },
        mustBeNone('draws less users', effects - users),
        mustBeNone(`identical replays less ${replays}`, identical - replays),
        mustBeNone(
          `draws with ${keys} keys and one attempt, less one`,
          (await countDraws(site.database)) - effects - 1,
        ),
        mustBeNone('successes among their answers less one', drawn - 1),
      ],
      { effects, identical, drawn },
    )
  } finally {
    await site.stop()
  }
}

async function countDraws(database: string): Promise<number> {
  const [row] = await query(database, 'select count(*) as draws from campaign_draws')
  return Number(row!.draws)
}
