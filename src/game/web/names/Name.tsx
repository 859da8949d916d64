import { useMatches, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { languageFacts } from '#src/core/languages.ts'
import { knownSearch } from '#src/core/web/router/navigation.ts'
import type { Words } from '#src/game/game.contract.ts'

/** A text that says its language where that is not the page's. */
export function InWords({ words }: { words: Words }) {
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text
}

/** An entity's name: in the page's language, or in English where the visitor wants names so (`names=en`). */
export function Name({ of }: { of: { name: Words; english: string } }) {
  return <InWords words={useName()(of)} />
}

/** The name to show of an entity, as plain words for labels. */
export function useName(): (of: { name: Words; english: string }) => Words {
  const { names } = useNamesSearch()
  return ({ name, english }) => (names === 'en' ? { text: english, lang: languageFacts.en.tag } : name)
}

/** The search parameter of a page that asks for English names. */
export type NamesSearch = { names?: 'en' }

const AreEnglish = createContext(false)

/** Decides once a page, from its address, whether all names in it are English. */
export function EnglishNamesProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const areEnglish = useMatches({ select: (matches) => knownSearch(router, matches.at(-1)!).names === 'en' })
  return <AreEnglish value={areEnglish}>{children}</AreEnglish>
}

/** The search parameter that keeps names English on another page; empty where they are not. */
export const useNamesSearch = (): NamesSearch => (useContext(AreEnglish) ? { names: 'en' } : {})
