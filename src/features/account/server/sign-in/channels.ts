import { hash } from 'node:crypto'
import * as v from 'valibot'
import { fail, ok } from '#src/core/call.ts'
import { isLanguage, type Language, languageFacts } from '#src/core/languages.ts'
import type { RequestLimit } from '#src/core/server/http/request-limit.ts'
import { createNetworkLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { ChannelSettings } from '#src/core/server/process/channel-settings.ts'
import type { Config } from '#src/core/server/process/config.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { insertEvent } from '../accounts/accounts.store.ts'
import { providerDigestsOf } from '../accounts/subjects.ts'
import { insertIdentity } from '../accounts/users.store.ts'
import { openProvider, type Provider, ProviderFault } from './providers.ts'
import { passOf } from './sign-in.ts'
import { insertTrip, updateTripUsed } from './trips.store.ts'

export interface ChannelParts extends LimitStores {
  privateData: PrivateData
  channels: ChannelSettings[]
  /** Tells the operator why a provider signed nobody in. */
  onFault: (channel: number, reason: string) => void
}

/** Signing in at the providers that are set up. */
export interface Channels {
  /** Sends a browser to a provider. Returns the address there; a failure of a limit tells the seconds until it may be tried again. */
  leave(departure: Departure): ReturnType<typeof leave>
  /** Signs in who comes back. What it tells of the trip is null for one that the browser never began. */
  arrive(arrival: Arrival): ReturnType<typeof arrive>
}

interface Departure {
  channel: number
  browser: Buffer
  /** Where the browser goes in the end, and in which language it is spoken to. */
  trip: Trip
  /** Where the provider sends it. */
  callback: string
  /** Of the network that asks. */
  address: string
  /** Whether the provider is to confirm anew who it is. */
  isAnew?: boolean
}

interface Arrival {
  channel: number
  browser: Buffer
  /** The callback address with what the provider added to it. */
  at: URL
}

export interface Trip {
  returnURL: string
  language: Language
  /** Whether the page there exchanges the result for a session by itself. */
  hasScript: boolean
}

interface Parts extends ChannelParts {
  providers: Map<number, Provider>
  network: RequestLimit
}

/** Trips to providers that one network may begin in an hour. */
const tripsAnHour = { most: 20, seconds: 3600 }

/** Signing in at these providers. */
export function openChannels(own: ChannelParts): Channels {
  const providers = new Map(own.channels.map((each) => [each.channel, openProvider(each)]))
  const parts = { ...own, providers, network: createNetworkLimit(own, 'channel-network', tripsAnHour) }
  return { leave: (departure) => leave(departure, parts), arrive: (arrival) => arrive(arrival, parts) }
}

async function leave({ channel, browser, trip, callback, address, isAnew }: Departure, parts: Parts) {
  const { db, privateData, providers, network } = parts
  const seconds = await network.take(address)
  if (seconds > 0) return { ...fail('too_many_requests'), seconds }
  const locale = languageFacts[trip.language].tag
  const led = await unlessFault(() => providers.get(channel)!.lead(callback, locale, isAnew), channel, parts)
  if (!led.ok) return led
  const { address: there, ...secrets } = led.data
  await insertTrip(db, {
    ...{ channel, stateDigest: digestOf(secrets.state), browserDigest: browser },
    sealed: await privateData.seal(JSON.stringify({ ...secrets, ...trip })),
  })
  return ok(there)
}

async function arrive({ channel, browser, at }: Arrival, parts: Parts) {
  const { db, privateData, providers, onFault } = parts
  const stateDigest = digestOf(at.searchParams.get('state') ?? '')
  const begun = await updateTripUsed(db, { channel, stateDigest, browserDigest: browser })
  const kept = begun && v.parse(keptTrip, JSON.parse(await privateData.open(begun.sealed)))
  if (!kept || !begun.isGood) {
    onFault(channel, 'a trip that is over, or of another browser')
    return { trip: kept, ...fail('login_failed') }
  }
  const identified = await unlessFault(() => providers.get(channel)!.identify(at, kept), channel, parts)
  if (!identified.ok) return { trip: kept, ...identified }
  const identity = {
    channel,
    subjectDigests: providerDigestsOf({ channel, ...identified.data }, privateData),
    subjectSealed: await privateData.seal(JSON.stringify(identified.data)),
  }
  return db.transaction().execute(async (own) => {
    const userId = await insertIdentity(own, identity)
    if (kept.isAnew) await insertEvent(own, userId, 'confirmed')
    return { trip: kept, ...ok(await passOf({ userId, channel, browser }, own)) }
  })
}

const keptTrip = v.object({
  ...{ state: v.string(), nonce: v.string(), verifier: v.string(), returnURL: v.string() },
  ...{
    language: v.custom<Language>(isLanguage),
    hasScript: v.optional(v.boolean(), true),
    isAnew: v.optional(v.boolean()),
  },
})

/** What a provider says; one that fails is told of to the operator. */
async function unlessFault<T>(ask: () => Promise<T>, channel: number, { onFault }: Parts) {
  try {
    return ok(await ask())
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    onFault(channel, error.message)
    return fail(error.key)
  }
}

const digestOf = (state: string): Buffer => hash('sha256', state, 'buffer')

/** The operator's name of each provider by its channel; '' for channels that are no provider's. */
export function labelsOf({ channels }: Pick<Config, 'channels'>): (channel: number) => string {
  const labels = new Map(channels.map(({ channel, label }) => [channel, label]))
  return (channel) => labels.get(channel) ?? ''
}
