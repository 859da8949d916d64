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
  const { names } = useNamesWish()
  return ({ name, english }) => (names === 'en' ? { text: english, lang: languageFacts.en.tag } : name)
}

/** The parameter of a page's address by which a visitor wishes for English names. */
export type NamesWish = { names?: 'en' }

const IsWished = createContext(false)

/** Reads the wish once for all names of a page. */
export function NamesWishProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const isWished = useMatches({ select: (matches) => knownSearch(router, matches.at(-1)!).names === 'en' })
  return <IsWished value={isWished}>{children}</IsWished>
}

/** The visitor's wish for English names, to take it along to another page; empty where there is none. */
export const useNamesWish = (): NamesWish => (useContext(IsWished) ? { names: 'en' } : {})
