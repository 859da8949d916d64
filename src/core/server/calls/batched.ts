import DataLoader from 'dataloader'

/** Answers questions that arrive together by one query, which begins after the last of them: nobody hears of an older state than who asks alone. `findAll` answers each key in its place. */
export function batch<Key, Answer>(
  findAll: (keys: readonly Key[]) => Promise<Answer[]>,
): (key: Key) => Promise<Answer> {
  const loader = new DataLoader<Key, Answer>(findAll, {
    cache: false,
    batchScheduleFn: setImmediate, // after all that the sockets had to read at this turn
  })
  return (key) => loader.load(key)
}

/** Answers equal questions that arrive together by one query; each other one is asked by itself. */
export const batchEqual = <Key, Answer>(find: (key: Key) => Promise<Answer>): ((key: Key) => Promise<Answer>) =>
  batch(async (keys) => {
    const asked = new Map<string, Promise<Answer>>()
    const answers = keys.map((key) => {
      const name = JSON.stringify(key)
      if (!asked.has(name)) asked.set(name, find(key))
      return asked.get(name)!.catch((error: Error) => error as never) // one that fails is told to its askers alone
    })
    return Promise.all(answers)
  })
