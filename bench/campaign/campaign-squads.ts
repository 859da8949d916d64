import { squadCalls, squadErrors } from '#src/features/campaign/squads.contract.ts'
import { query } from '../../e2e/setup/database/postgres.ts'
import { config } from '../../site.config.ts'
import { insertBoundPlayers } from '../setup/campaign/bound-players.ts'
import { openTwoInstances, postUntilDecided } from '../setup/campaign/two-instances.ts'
import { mustBeNone } from '../setup/kills/figures.ts'
import { report } from '../setup/report.ts'

/** In each round players join two of the squads at once, one seat being all that each may get. */
const [rounds, squads, players] = [20, 4, 200]
const { size } = config.campaign!.squads
const refusals = new Set<number | null>(
  [squadErrors.squad_full, squadErrors.already_in_squad, squadErrors.own_squad].map(({ code }) => code),
)

/** Lets players join few squads at two instances at once, and counts seats. */
export async function run(): Promise<void> {
  const site = await openTwoInstances()
  try {
    const tokens = await insertBoundPlayers(site.database, rounds * (squads + players), 0)
    const outcomes = { joined: 0, refused: 0, other: 0, twice: 0 }
    for (let round = 0; round < rounds; round++) {
      const codes = await Promise.all(tokens.splice(0, squads).map((token) => createSquad(site.origins, token)))
      const joins = tokens.splice(0, players).map(async (token, at) => {
        const answers = await Promise.all(
          [0, 1].map((squad) => joinSquad(site.origins, token, codes[(at + squad) % squads]!)),
        )
        const joined = answers.filter((code) => code === 0).length
        outcomes.joined += joined
        outcomes.twice += joined === 2 ? 1 : 0
        outcomes.refused += answers.filter((code) => refusals.has(code)).length
        outcomes.other += answers.filter((code) => code !== 0 && !refusals.has(code)).length
      })
      await Promise.all(joins)
    }
    const [stored] = await query(
      site.database,
      `select (select count(*) from campaign_seats) as seats,
         (select count(*) from (select from campaign_seats group by squad_id having count(*) > ${size}) as s) as over,
         (select count(*) from campaign_attempts where source = 'full') as full`,
    )
    const seats = rounds * squads * size
    report(
      'campaign-squads',
      [
        {
          what: `joins in ${rounds} rounds, of seats in ${rounds * squads} squads`,
          value: String(rounds * players * 2),
        },
        mustBeNone('squads over the size', Number(stored!.over)),
        mustBeNone('accounts that got two seats', outcomes.twice),
        mustBeNone(`seats that are taken less those of full squads, ${seats}`, Number(stored!.seats) - seats),
        mustBeNone('stored seats less acknowledged ones', Number(stored!.seats) - outcomes.joined - rounds * squads),
        mustBeNone('attempts for full squads less their members', Number(stored!.full) - seats),
        mustBeNone('answers of another kind', outcomes.other),
      ],
      { outcomes, stored },
    )
  } finally {
    await site.stop()
  }
}

/** Returns the code of its invitation. */
async function createSquad(origins: string[], token: string): Promise<string> {
  const { text } = await postUntilDecided(origins, squadCalls.createSquad.path, { token, body: { sure: true } })
  return JSON.parse(text).data.squad.invitation.code
}

const joinSquad = async (origins: string[], token: string, invite: string) =>
  (await postUntilDecided(origins, squadCalls.joinSquad.path, { token, body: { invite, sure: true } })).code
