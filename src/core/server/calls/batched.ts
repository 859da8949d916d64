import DataLoader from 'dataloader'

/** Batches concurrent reads into one query; never serves stale data (DataLoader without a cache). */
export function batch<Key, Answer>(
  findAll: (keys: readonly Key[]) => Promise<Answer[]>,
): (key: Key) => Promise<Answer> {
  const loader = new DataLoader<Key, Answer>(findAll, {
    cache: false,
    batchScheduleFn: setImmediate, // after all sockets of this turn of the event loop
  })
  return (key) => loader.load(key)
}

/** Batches equal concurrent questions; different ones are asked separately. */
export const batchEqual = <Key, Answer>(find: (key: Key) => Promise<Answer>): ((key: Key) => Promise<Answer>) =>
  batch(async (keys) => {
    const asked = new Map<string, Promise<Answer>>()
    const answers = keys.map((key) => {
      const name = JSON.stringify(key)
      if (!asked.has(name)) asked.set(name, find(key))
      return asked.get(name)!.catch((error: Error) => error as never) // a failure reaches only those who asked for this key
    })
    return Promise.all(answers)
  })
