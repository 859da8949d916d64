import { loadTexts } from 'virtual:texts'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { PlainTextKey, TextSlice } from '../texts/text.ts'

type Component = () => React.ReactNode

/** What a page is, stated once at its route: menu, sitemap, analytics, scripts and fonts are derived from it. */
export interface PageFacts {
  /** Name of the component and of its file, by which the server finds its scripts. */
  page: string
  /** Name in body classes, transitions and counted visits. */
  name: string
  /** Slices of texts that it prints. */
  texts: readonly TextSlice[]
  /** How the sitemap lists it; pages without this are not listed. */
  listed?: 'once' | 'by season' | 'by champion' | 'by tab' | 'in a campaign'
  /** A page to read: its scripts are not even fetched before the visitor's first act. */
  isDocument?: boolean
  /** Editors write its texts; see `data-content` in tokens.css. */
  hasEditorTexts?: boolean
  /** Its entry of the header, by position; entries of one group share a dropdown, those of a campaign end with it. */
  menu?: { position: number; text: PlainTextKey; group?: PlainTextKey; isOfCampaign?: boolean }
  /** Path of the page whose entry of the header is marked instead. */
  menuOf?: string
}

/** A loader's notes on its address, next to the answer. */
export interface LoaderMarks {
  /** No content: the document is a 404. */
  missing?: boolean
  /** One of endlessly many (a search, an unknown season): not cached. */
  uncacheable?: boolean
  /** Seconds for which the page is cached, if it shows what changes without a notice. */
  keptFor?: number
}

/** A page's script failed offline; the router would reload on a browser's own error. */
export class OfflineError extends Error {}

/** A page component of its own chunk, with the texts of its slices. */
export function page<M extends Record<K, Component>, const K extends string>(
  load: () => Promise<M>,
  facts: PageFacts & { page: K },
) {
  const loadAll = () => {
    const wasOffline = isOffline() // and may be online again later
    return Promise.all([load(), ...facts.texts.map(loadTexts)]).then(
      ([module]) => module,
      (error: Error) => {
        throw wasOffline || isOffline() ? new OfflineError(`the page ${facts.page} needs a connection`) : error
      },
    )
  }
  return {
    component: lazyRouteComponent(loadAll as never, facts.page as never) as Component,
    staticData: facts as PageFacts,
  }
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Typed search parameters; the loader depends on `asked` ones only, so ?utm=x changes nothing. */
export function search<T extends Record<string, unknown>>(
  read: (search: Record<string, unknown>) => T,
  asked: (search: T) => Partial<T>,
) {
  return { validateSearch: read, loaderDeps: ({ search }: { search: T }) => asked(read(search)) }
}
