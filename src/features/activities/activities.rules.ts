import type { Language } from '#src/core/languages.ts'

/** An event for players, in the game or around it. */
export interface Activity {
  id: string
  /** Instants with offset. */
  startsAt: string
  endsAt: string
  title: Record<Language, string>
  description: Record<Language, string>
  /** The name of a drawn cover. */
  cover: string
  /** A page about it; `{lang}` stands for the page's language. */
  link?: string | undefined
}

/** Phases in the order in which they are listed. */
export const phases = ['running', 'coming', 'past'] as const
export type Phase = (typeof phases)[number]

type Span = Pick<Activity, 'startsAt' | 'endsAt'>

export function phaseAt({ startsAt, endsAt }: Span, now: Date): Phase {
  const moment = now.getTime()
  return moment < Date.parse(startsAt) ? 'coming' : moment < Date.parse(endsAt) ? 'running' : 'past'
}

/** A schedule whose state changes when an activity starts or ends. */
export const scheduleOf = (activities: Span[]) => ({
  stateAt: (now: Date): string => activities.map((each) => phaseAt(each, now)).join(),
  untilNext: (now: Date): number => {
    const changes = activities.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].map((each) => Date.parse(each)))
    return Math.min(...changes.map((each) => each - now.getTime()).filter((left) => left > 0))
  },
})

/** Sorts running ones by end, coming ones by start, past ones by end from the latest. */
export function inOrder<A extends Span>(activities: A[], phase: Phase): A[] {
  const key = ({ startsAt, endsAt }: Span) =>
    phase === 'coming' ? Date.parse(startsAt) : phase === 'running' ? Date.parse(endsAt) : -Date.parse(endsAt)
  return [...activities].sort((one, other) => key(one) - key(other))
}
