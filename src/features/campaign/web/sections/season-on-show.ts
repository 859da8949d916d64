import type { ChampionRef, SeasonRef, TraitDetail, TraitRef } from '#src/game/game.contract.ts'

/** What the campaign's page shows of its season. */
export interface SeasonOnShow {
  season: SeasonRef
  /** 5-cost champions, new ones first. */
  champions: { champion: ChampionRef; traits: TraitRef[]; isNew: boolean }[]
  /** Traits of a single champion. */
  single: { trait: TraitDetail; members: ChampionRef[] }[]
  /** All other traits. */
  shared: TraitRef[]
}

interface WholeSeason {
  season: SeasonRef
  traits: TraitDetail[]
  members: ChampionRef[]
  /** New ones among the members. */
  champions: { id: string }[]
}

/** Picks what the page shows, because all of it would be half of the document. */
export function seasonOnShow({ season, traits, members, champions: newOnes }: WholeSeason): SeasonOnShow {
  const isNew = (id: string) => newOnes.some((each) => each.id === id)
  const isSingle = ({ champions }: TraitDetail) => champions.length === 1
  const costly = members.filter(({ cost }) => cost === 5)
  return {
    season,
    champions: [...costly.filter(({ id }) => isNew(id)), ...costly.filter(({ id }) => !isNew(id))].map((champion) => ({
      champion,
      traits: traits.filter(({ id }) => champion.traits.includes(id)).map(refOf),
      isNew: isNew(champion.id),
    })),
    single: traits
      .filter(isSingle)
      .map((trait) => ({ trait, members: members.filter(({ id }) => trait.champions.includes(id)) })),
    shared: traits.filter((trait) => !isSingle(trait)).map(refOf),
  }
}

const refOf = ({ id, name, english, search, kind, glyph }: TraitRef): TraitRef => ({
  id,
  name,
  english,
  search,
  kind,
  glyph,
})
