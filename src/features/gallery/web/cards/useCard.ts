import { useEffect, useState } from 'react'
import type { Ask } from '#src/core/call.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { type Champion, championCalls } from '#src/features/champions/champions.contract.ts'
import { type Augment, galleryCalls, type Item, type Snack } from '#src/features/gallery/gallery.contract.ts'
import type { ChampionFiguresAnswer, ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import type { ChampionRef, ItemRef, TraitDetail, TraitRef } from '#src/game/game.contract.ts'
import type { CardKind, CardSubject } from '#src/game/web/cards/card-address.ts'

/** A subject with what its card shows; figures are null while the database is down. */
export type ShownCard = { is: 'shown' } & (
  | { kind: 'champion'; subject: Champion; figures: ChampionFiguresAnswer | null; editorsItems: ItemRef[] }
  | { kind: 'trait'; subject: TraitDetail; members: ChampionRef[]; figures: ShortFigures | null }
  | { kind: 'item'; subject: Item; all: Item[]; figures: ShortFigures | null }
  | { kind: 'augment'; subject: Augment; traits: TraitRef[] }
  | { kind: 'snack'; subject: Snack; champions: ChampionRef[] }
)
type Answered = ShownCard | { is: 'missing' } | { is: 'failed'; error: string }
export type CardState = Answered | { is: 'loading' }

/** The card of a subject, and a function that loads it again. */
export function useCard({ kind, season, id }: CardSubject): [CardState, retry: () => void] {
  const { ask } = usePageContext()
  const [state, setState] = useState<CardState>({ is: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isStale = false
    setState({ is: 'loading' })
    readers[kind](ask, season, id).then((card) => {
      if (!isStale) setState(card)
    })
    return () => {
      isStale = true
    }
  }, [ask, kind, season, id, tries])
  return [state, () => setTries(tries + 1)]
}

type Reader = (ask: Ask, season: string, id: string) => Promise<Answered>

const missing = { is: 'missing' } as const
const failed = ({ error }: { error: string }) => ({ is: 'failed', error }) as const

const readers: Record<CardKind, Reader> = {
  champion: async (ask, season, id) => {
    const answer = await ask(championCalls.readChampion, { season, id })
    if (!answer.ok) return failed(answer)
    const { champion: subject, figures, editorsItems } = answer.data
    return subject ? { is: 'shown', kind: 'champion', subject, figures, editorsItems } : missing
  },
  trait: async (ask, season, id) => {
    const answer = await ask(galleryCalls.listTraits, { season })
    if (!answer.ok) return failed(answer)
    const { traits, champions, figures } = answer.data
    const subject = traits.find((each) => each.id === id)
    if (!subject) return missing
    const members = champions.filter((each) => subject.champions.includes(each.id))
    return { is: 'shown', kind: 'trait', subject, members, figures }
  },
  item: async (ask, season, id) => {
    const answer = await ask(galleryCalls.listItems, { season })
    if (!answer.ok) return failed(answer)
    const { items: all, figures } = answer.data
    const subject = all.find((each) => each.id === id)
    return subject ? { is: 'shown', kind: 'item', subject, all, figures } : missing
  },
  augment: async (ask, season, id) => {
    const answer = await ask(galleryCalls.listAugments, { season })
    if (!answer.ok) return failed(answer)
    const { augments, traits } = answer.data
    const subject = augments.find((each) => each.id === id)
    return subject ? { is: 'shown', kind: 'augment', subject, traits } : missing
  },
  snack: async (ask, season, id) => {
    const answer = await ask(galleryCalls.listSnax, { season })
    if (!answer.ok) return failed(answer)
    const { snax, champions } = answer.data
    const subject = snax.find((each) => each.id === id)
    return subject ? { is: 'shown', kind: 'snack', subject, champions } : missing
  },
}
