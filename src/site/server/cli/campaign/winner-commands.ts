import { closeSync, openSync, unlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { proveDataKeys } from '#src/core/server/secrets/data-keys.ts'
import { inOneLine } from '#src/core/texts/plain-text.ts'
import type { CampaignSettings } from '#src/features/campaign/campaign-settings.rules.ts'
import { exportWinners, markSent, type OperatorAct } from '#src/features/campaign/server/recipients/winners-export.ts'
import { openSiteKeys } from '../../start/site-keys.ts'
import { withDatabase } from '../open-database.ts'

interface Options {
  for: string
  by: string
}

/** `encore campaign winners` and `encore campaign sent`. */
export function addWinnerCommands(group: Command, campaignOfSite: () => CampaignSettings) {
  group
    .command('winners')
    .description('writes the winners of prizes that go by post, with their addresses, to a new CSV file')
    .requiredOption('--out <file>', 'a new file, which only you can read')
    .requiredOption('--for <reason>', 'what it is for; stands in the audit')
    .requiredOption('--by <name>', 'who exports it; stands in the audit')
    .action(({ out, ...options }: Options & { out: string }) => writeWinners(out, campaignOfSite(), actOf(options)))
  group
    .command('sent')
    .description('marks prizes as sent, after which their winners can no longer change the address')
    .argument('<draws...>', 'numbers of draws, as the file of winners has them')
    .requiredOption('--for <reason>', 'such as the number of the parcel; stands in the audit')
    .requiredOption('--by <name>', 'who sent them; stands in the audit')
    .action(async (draws: string[], options: Options) => {
      const sequences = [...new Set(draws.map(sequenceOf))]
      const [campaign, act] = [campaignOfSite(), actOf(options)]
      await withDatabase((db) => markSent({ db, campaign }, sequences, act))
      console.log(`Marked as sent: ${sequences.length}.`)
    })
}

/** Writes the file before its data are read, so that a file that can't be written leaves no record of an export. */
async function writeWinners(out: string, campaign: CampaignSettings, act: OperatorAct) {
  const file = openNew(out)
  try {
    const { csv, prizes, recipients } = await withDatabase((db, settings) => readWinners(db, settings, campaign, act))
    writeFileSync(file, csv)
    console.log(`${resolve(out)}: ${prizes} prizes, ${recipients} with an address.`)
  } catch (error) {
    unlinkSync(out)
    throw error
  } finally {
    closeSync(file)
  }
}

async function readWinners(db: Db, settings: Config, campaign: CampaignSettings, act: OperatorAct) {
  const privateData = openSiteKeys(settings)
  await proveDataKeys(db, privateData)
  return exportWinners({ db, privateData, campaign }, act)
}

function openNew(out: string): number {
  try {
    return openSync(out, 'wx', 0o600)
  } catch (error) {
    throw new StartError(`${resolve(out)} can't be created: ${(error as Error).message}.`)
  }
}

/** Name and reason in one line each; neither may be empty. */
function actOf(options: Options): OperatorAct {
  const [by, reason] = [inOneLine(options.by), inOneLine(options.for)]
  if (by === '' || reason === '') throw new StartError('The audit needs a name (--by) and a reason (--for).')
  return { by, reason }
}

function sequenceOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`${text} is no number of a draw.`)
  return Number(text)
}
