import { useMatches, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { languageFacts } from '#src/core/languages.ts'
import { knownSearch } from '#src/core/web/router/navigation.ts'
import type { Words } from '#src/game/game.contract.ts'

/** A text in an element of its own, with a `lang` attribute if it is not in the page's language. */
export function InWords({ words }: { words: Words }) {
  return <span lang={words.lang}>{words.text}</span>
}

/** An entity's name in the page's language, or in English if the address has `names=en`. */
export function Name({ of }: { of: { name: Words; english: string } }) {
  return <InWords words={useName()(of)} />
}

/** Returns the name to show for an entity, as plain text for labels. */
export function useName(): (of: { name: Words; english: string }) => Words {
  const { names } = useNamesSearch()
  return ({ name, english }) => (names === 'en' ? { text: english, lang: languageFacts.en.tag } : name)
}

export type NamesSearch = { names?: 'en' }

const AreEnglish = createContext(false)

/** Reads once a page, from its address, whether names are shown in English. */
export function EnglishNamesProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const areEnglish = useMatches({ select: (matches) => knownSearch(router, matches.at(-1)!).names === 'en' })
  return <AreEnglish value={areEnglish}>{children}</AreEnglish>
}

/** The search parameter that keeps names English on the next page; empty by default. */
export const useNamesSearch = (): NamesSearch => (useContext(AreEnglish) ? { names: 'en' } : {})
