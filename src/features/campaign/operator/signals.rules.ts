/** Signs of abuse, each with its reason and a number. None is a proof: mobile operators share networks. */
export const signalKinds = ['network', 'block', 'device', 'guesses', 'squad'] as const
export type SignalKind = (typeof signalKinds)[number]

/** From how many a sign is shown: registrations, wrong codes of the last hour, members of a squad. */
export const signalFloors: Record<SignalKind, number> = { network: 20, block: 15, device: 3, guesses: 10, squad: 3 }

/** Most rows of a kind, the largest ones. */
export const mostSignals = 10

/** What the operator can allow with a note, by keyed digest. */
export const allowedKinds = ['network', 'block', 'device'] as const
export type AllowedKind = (typeof allowedKinds)[number]

/** What a sign is about: guesses and squads are about their network. */
export const subjectOf = (kind: SignalKind): AllowedKind => (kind === 'guesses' || kind === 'squad' ? 'network' : kind)

/** The beginning of a digest by which operators know it again. */
export const shortDigest = (digest: string): string => digest.slice(0, 8)
