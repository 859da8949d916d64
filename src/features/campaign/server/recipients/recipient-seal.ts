import * as v from 'valibot'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { campaignRegions } from '../../campaign.rules.ts'
import type { Recipient } from '../../recipients.contract.ts'

const stored = v.object({
  name: v.string(),
  address: v.string(),
  region: v.picklist(campaignRegions),
  phone: v.string(),
})

/** Seals all of a recipient together: even the region would say something about its winner. */
export const sealRecipient = (recipient: Recipient, { seal }: Pick<PrivateData, 'seal'>): Promise<string> =>
  seal(JSON.stringify(recipient))

export const openRecipient = async (sealed: string, { open }: Pick<PrivateData, 'open'>): Promise<Recipient> =>
  v.parse(stored, JSON.parse(await open(sealed)))
