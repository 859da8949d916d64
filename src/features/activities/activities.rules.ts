import type { Language } from '#src/core/languages.ts'

/** Something for players, in the game or around it. */
export interface Activity {
  id: string
  /** Instants with their offset. */
  startsAt: string
  endsAt: string
  title: Record<Language, string>
  description: Record<Language, string>
  /** Name of its drawn cover. */
  cover: string
  /** Where more is told; `{lang}` stands for the page's language. */
  link?: string | undefined
}

/** The phases of activities in the order in which they are listed. */
export const phases = ['running', 'coming', 'past'] as const
export type Phase = (typeof phases)[number]

type Span = Pick<Activity, 'startsAt' | 'endsAt'>

/** Whether an activity runs at a moment, is still to come, or over. */
export function phaseAt({ startsAt, endsAt }: Span, now: Date): Phase {
  const moment = now.getTime()
  return moment < Date.parse(startsAt) ? 'coming' : moment < Date.parse(endsAt) ? 'running' : 'past'
}

/** How activities stand as time goes by, for who has to act when one begins or ends. */
export const scheduleOf = (activities: Span[]) => ({
  stateAt: (now: Date): string => activities.map((each) => phaseAt(each, now)).join(),
  untilNext: (now: Date): number => {
    const changes = activities.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].map((each) => Date.parse(each)))
    return Math.min(...changes.map((each) => each - now.getTime()).filter((left) => left > 0))
  },
})

/** Those that end first, then those that begin first, then those that ended last. */
export function inOrder<A extends Span>(activities: A[], phase: Phase): A[] {
  const key = ({ startsAt, endsAt }: Span) =>
    phase === 'coming' ? Date.parse(startsAt) : phase === 'running' ? Date.parse(endsAt) : -Date.parse(endsAt)
  return [...activities].sort((one, other) => key(one) - key(other))
}
