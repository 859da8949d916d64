import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import { networkKeysOf } from '#src/core/server/http/network.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { operatorCalls } from '../../operator/operator.contract.ts'
import type { AllowedKind } from '../../operator/signals.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { deleteHold, insertHold } from '../holds/holds.store.ts'
import { type OperationParts, readHolds, readOperation } from './operation.ts'
import { type AllowedChange, deleteAllowed, insertAllowed } from './signals.store.ts'
import { readSignals, type SignalParts } from './signals.ts'

export interface OperatorParts extends OperationParts, SignalParts {
  privateData: Pick<PrivateData, 'digestsOf'>
  /** Null without a campaign. */
  campaign: CampaignSettings | null
}

/** The calls of the campaign's operators. The audience is refused before its input is read; each call checks it too. */
export function operatorHandlers(parts: OperatorParts) {
  const { db } = parts
  const operatorOf = ({ operator }: Ctx) => {
    if (!operator) return fail('role_missing')
    return parts.campaign ? ok({ campaign: parts.campaign, actor: `token ${operator}` as const }) : fail('no_campaign')
  }
  return handle(operatorCalls, {
    readOperation: async (_, ctx) => {
      const operator = operatorOf(ctx)
      if (!operator.ok) return operator
      const operation = await readOperation(parts, operator.data.campaign, ctx.language)
      return operation ? ok(operation) : fail('no_campaign')
    },
    setHold: async ({ note, ...hold }, ctx) => {
      const operator = operatorOf(ctx)
      if (!operator.ok) return operator
      const { campaign, actor } = operator.data
      const words = Object.fromEntries(Object.entries(note).filter(([, text]) => text !== ''))
      const isNew = await insertHold(db, { ...hold, campaign: campaign.id, actor, note: words })
      return isNew ? ok({ holds: await readHolds(db, campaign.id) }) : fail('hold_exists')
    },
    liftHold: async (hold, ctx) => {
      const operator = operatorOf(ctx)
      if (!operator.ok) return operator
      const { campaign, actor } = operator.data
      const isLifted = await deleteHold(db, { ...hold, campaign: campaign.id, actor })
      return isLifted ? ok({ holds: await readHolds(db, campaign.id) }) : fail('hold_missing')
    },
    listSignals: async (_, ctx) => {
      const operator = operatorOf(ctx)
      return operator.ok ? ok(await readSignals(parts, operator.data.campaign.id)) : operator
    },
    allow: async (input, ctx) => {
      const operator = operatorOf(ctx)
      if (!operator.ok) return operator
      const { campaign, actor } = operator.data
      const digests = digestsOf(input, parts)
      if (!digests) return fail('address_unreadable')
      const { kind, note } = input
      await changeAllowed(parts, { campaign: campaign.id, kind, digests, note, actor }, 'allowed_set')
      return ok(await readSignals(parts, campaign.id))
    },
    disallow: async ({ kind, digest, note }, ctx) => {
      const operator = operatorOf(ctx)
      if (!operator.ok) return operator
      const { campaign, actor } = operator.data
      const change = { campaign: campaign.id, kind, digests: [digest], note, actor }
      const isChanged = await changeAllowed(parts, change, 'allowed_lifted')
      return isChanged ? ok(await readSignals(parts, campaign.id)) : fail('allowed_missing')
    },
  })
}

interface Subject {
  kind: AllowedKind
  digest?: string | undefined
  address?: string | undefined
}

/** Digests of what is to be allowed; null if an address is given that is none, or nothing. */
function digestsOf({ kind, digest, address }: Subject, { privateData }: OperatorParts): string[] | null {
  if (digest) return [digest]
  return kind === 'network' && address ? networkKeysOf(address.replace(/\/\d+$/, ''), privateData) : null
}

/** Changes the allow-list with its record. Returns false if there was nothing to change. */
async function changeAllowed(
  { db }: OperatorParts,
  change: AllowedChange,
  action: 'allowed_set' | 'allowed_lifted',
): Promise<boolean> {
  const { campaign, actor, kind, digests, note } = change
  return db.transaction().execute(async (trx) => {
    if (action === 'allowed_set') await insertAllowed(trx, change)
    else if (!(await deleteAllowed(trx, change))) return false
    await insertAuditRecord(trx, campaign, { actor, action, subject: `${kind} ${digests[0]}`, details: { note } })
    return true
  })
}
