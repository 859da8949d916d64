import type { Command } from 'commander'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { type CampaignPhase, campaignPhases, milestonesReached } from '#src/features/campaign/campaign.rules.ts'
import { beaconPattern } from '#src/features/campaign/draw/draw.rules.ts'
import { holdKinds } from '#src/features/campaign/holds.rules.ts'
import { countBoth, findCampaign, updateDemonstration } from '#src/features/campaign/server/campaigns.store.ts'
import { updateBeacon } from '#src/features/campaign/server/draws/draw-secrets.store.ts'
import { listHolds } from '#src/features/campaign/server/holds/holds.store.ts'
import { listCountryMessages } from '#src/features/campaign/server/registration/messages.store.ts'
import { countClaims } from '#src/features/campaign/server/rewards/rewards.store.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { type AuditOptions, auditCampaign } from './audit-campaign.ts'
import { type HoldOptions, liftHold, setHold } from './campaign/campaign-holds.ts'
import { addWinnerCommands } from './campaign/winner-commands.ts'
import { withDatabase } from './open-database.ts'
import { verifyLog } from './verify-log.ts'

/** `encore campaign ...` */
export function addCampaignCommands(group: Command) {
  group
    .command('phase')
    .description('the phase of the campaign with its instants, registrations, claims and messages')
    .action(async () => {
      for (const line of await withDatabase(describeCampaign)) console.log(line)
    })
  group
    .command('rehearse')
    .description('moves the dates of a demonstration, so that each state of its pages can be seen')
    .argument('<phase>', campaignPhases.join(', '))
    .action(async (text: string) => {
      const phase = campaignPhases.find((each) => each === text)
      if (!phase) throw new StartError(`The phase ${text} is none of ${campaignPhases.join(', ')}.`)
      await withDatabase((db, { production }) => rehearse(db, phase, production))
      console.log(`The demonstration is in the phase ${phase}.`)
    })
  group
    .command('beacon')
    .description('enters the value of the public event that the draw waits for; it is never replaced')
    .argument('<value>')
    .action(enterBeacon)
  group
    .command('verify')
    .description('recomputes a downloaded log of draws, without a database')
    .argument('<log>', 'the file')
    .option('--commitment <hex>', 'the commitment as it was published')
    .option('--seen <sequence:hash>', 'a record that was seen before, by its number and hash')
    .action(verifyLog)
  group
    .command('audit')
    .description('recomputes the audit of the campaign and compares it with the log of draws')
    .option('--out <file>', 'a new file for the records, one a line')
    .option('--seen <sequence:hash>', 'a record that was seen before, by its number and hash')
    .action((options: AuditOptions) => auditCampaign(campaignOfSite().id, options))
  addWinnerCommands(group, campaignOfSite)
  const kinds = holdKinds.join(', ')
  group
    .command('hold')
    .description('stops registrations, messages, joins or draws on all instances, until the hold is lifted')
    .argument('<kind>', kinds)
    .requiredOption('--reason <text>', 'for the audit')
    .option('--note <language:text...>', 'words for players, such as "en:Back at noon."')
    .action((kind: string, options: HoldOptions) => setHold(campaignOfSite().id, kind, options))
  group
    .command('lift')
    .description('lifts a hold')
    .argument('<kind>', kinds)
    .requiredOption('--reason <text>', 'for the audit')
    .action((kind: string, options: HoldOptions) => liftHold(campaignOfSite().id, kind, options))
}

async function enterBeacon(value: string) {
  if (!beaconPattern.test(value)) throw new StartError('The value has 8 to 128 of the characters 0-9 A-Z a-z . _ -')
  const { id } = campaignOfSite()
  const stored = await withDatabase(async (db) => {
    const entered = await updateBeacon(db, id, value)
    if (entered === value) await notifyPageDrop(db as never)
    return entered
  })
  if (stored === null) throw new StartError(`The site has never run with the campaign ${id}.`)
  if (stored !== value) throw new StartError(`The value ${stored} was entered before; it is never replaced.`)
  console.log(`The value ${value} is entered. Draws are possible while the campaign is open.`)
}

function campaignOfSite() {
  if (!siteConfig.campaign) throw new StartError('site.config.ts has no campaign.')
  return siteConfig.campaign
}

async function rehearse(db: Db, phase: CampaignPhase, production: boolean) {
  if (production) throw new StartError('A campaign can only be rehearsed outside of production.')
  const { id } = campaignOfSite()
  const isMoved = await updateDemonstration(db, id, phase)
  if (!isMoved) throw new StartError(`The campaign ${id} is no demonstration, or the site has never run with it.`)
  await notifyPageDrop(db as never)
}

async function describeCampaign(db: Db): Promise<string[]> {
  const { id, milestones, title } = campaignOfSite()
  const stored = await findCampaign(db, id)
  if (!stored) throw new StartError(`The site has never run with the campaign ${id}.`)
  const { counted, stored: rows } = await countBoth(db, id)
  const claims = await countClaims(db, id)
  const messages = await listCountryMessages(db)
  const holds = await listHolds(db, id)
  return [
    `${title.en} (${id})${stored.isDemonstration ? ', a demonstration' : ''}: ${stored.phase}`,
    `starts ${stored.startsAt}, ends ${stored.endsAt}`,
    `rewards from ${stored.rewardsFrom} until ${stored.rewardsUntil}`,
    `registered: ${counted}${counted === rows ? '' : ` by the counters, but ${rows} by the rows`}`,
    `milestones reached: ${milestonesReached(milestones, counted)} of ${milestones.length}`,
    ...holds.map(({ kind, reason, setBy }) => `on hold: ${kind} (${reason}, by ${setBy})`),
    ...claims.map(({ state, claims: number }) => `claims ${state}: ${number}`),
    ...messages.map(({ country, sent, used }) => `messages to ${country} in a day: ${sent}, codes used: ${used}`),
  ]
}
