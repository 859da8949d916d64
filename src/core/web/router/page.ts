import { loadTexts } from 'virtual:texts'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { TextSlice } from '../texts/text.ts'

type Component = () => React.ReactNode

/** What a loader may say of its address beside the answer. */
export interface LoaderMarks {
  /** Nothing stands behind it: the document is a 404. */
  missing?: boolean
  /** It is one of endlessly many, such as a search or an unknown season: its page is not kept. */
  madeUp?: boolean
}

/** The script of a page did not come because the visitor is offline. The router would answer a browser's own error with a reload. */
export class OfflineError extends Error {}

/** A page component of its own chunk, with the texts of its slices. Its name is also its file's: the server finds its scripts by it. */
export function page<M extends Record<K, Component>, const K extends string>(
  load: () => Promise<M>,
  name: K,
  slices: TextSlice[],
) {
  const loadAll = () => {
    const wasOffline = isOffline() // and may be back by the time that it is told
    return Promise.all([load(), ...slices.map(loadTexts)]).then(
      ([module]) => module,
      (error: Error) => {
        throw wasOffline || isOffline() ? new OfflineError(`the page ${name} needs a connection`) : error
      },
    )
  }
  return {
    component: lazyRouteComponent(loadAll as never, name as never) as Component,
    staticData: { page: name as string },
  }
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Typed search parameters. The loader depends on the named ones only: ?utm=x neither asks again nor makes another page. */
export function search<T extends Record<string, unknown>>(
  read: (search: Record<string, unknown>) => T,
  asked: (search: T) => Partial<T>,
) {
  return { validateSearch: read, loaderDeps: ({ search }: { search: T }) => asked(read(search)) }
}
