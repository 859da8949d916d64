import { networkKeyOf } from '#src/core/server/http/network.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { blockOf } from '../../phone-limits.rules.ts'
import type { RegistrationSource } from '../../registration-source.rules.ts'

/** What a registration keeps for figures and signals of abuse: a word of a closed list, and keyed digests. */
export interface Traces {
  source: RegistrationSource | null
  network: Buffer
  block: Buffer
}

/** Digests of a sender's network and of a number's block, under the newest key. */
export const traceDigestsOf = (
  { number, address }: { number: string; address: string },
  privateData: Pick<PrivateData, 'digestsOf'>,
): Pick<Traces, 'network' | 'block'> => ({
  network: Buffer.from(networkKeyOf(address, privateData), 'hex'),
  block: privateData.digestsOf(`block ${blockOf(number)}`)[0],
})
