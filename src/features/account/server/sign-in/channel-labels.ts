import type { Config } from '#src/core/server/process/config.ts'

/** How the operator calls a channel: a function of its number that answers with nothing where it is none of a provider. */
export function labelsOf({ channels }: Pick<Config, 'channels'>): (channel: number) => string {
  const labels = new Map(channels.map(({ channel, label }) => [channel, label]))
  return (channel) => labels.get(channel) ?? ''
}
