import { isLanguage } from '#src/core/languages.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { type HoldKind, holdKinds, isHoldKind } from '#src/features/campaign/holds.rules.ts'
import { findCampaign } from '#src/features/campaign/server/campaigns.store.ts'
import { deleteHold, type HoldNote, insertHold } from '#src/features/campaign/server/holds/holds.store.ts'
import { withDatabase } from '../open-database.ts'

export interface HoldOptions {
  reason: string
  /** Words for players, each after its language: `en:Back at noon.` */
  note?: string[]
}

/** Sets a hold of the campaign for all instances. */
export async function setHold(campaign: string, text: string, { reason, note = [] }: HoldOptions) {
  const change = { campaign, kind: kindOf(text), reason: reasonOf(reason), actor: 'operator' as const }
  const words = noteOf(note)
  const isNew = await withDatabase(async (db) => {
    if (!(await findCampaign(db, campaign)))
      throw new StartError(`The site has never run with the campaign ${campaign}.`)
    return insertHold(db, { ...change, note: words })
  })
  if (!isNew) throw new StartError(`${text} are on hold already.`)
  console.log(`${text} are on hold on all instances. Lift it with: encore campaign lift ${text} --reason ...`)
}

/** Lifts a hold of the campaign. */
export async function liftHold(campaign: string, text: string, { reason }: HoldOptions) {
  const change = { campaign, kind: kindOf(text), reason: reasonOf(reason), actor: 'operator' as const }
  if (!(await withDatabase((db) => deleteHold(db, change)))) throw new StartError(`${text} are not on hold.`)
  console.log(`${text} are possible again.`)
}

function kindOf(text: string): HoldKind {
  if (isHoldKind(text)) return text
  throw new StartError(`The kind ${text} is none of ${holdKinds.join(', ')}.`)
}

function reasonOf(text: string): string {
  if (text.trim() === '') throw new StartError('The reason is empty.')
  return text.trim()
}

function noteOf(words: string[]): HoldNote {
  return Object.fromEntries(
    words.map((each) => {
      const [, language = '', text = ''] = /^(\w+):\s*(.+)$/.exec(each) ?? []
      if (!isLanguage(language)) throw new StartError(`The note ${each} does not begin with a language, such as en:`)
      return [language, text]
    }),
  )
}
