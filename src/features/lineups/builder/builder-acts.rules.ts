import type { BoardUnit } from '../lineups.contract.ts'
import {
  changeUnit,
  freePlace,
  isSamePlace,
  itemFault,
  moveUnit,
  type Place,
  putChampion,
  removeUnit,
  unitAt,
} from './board-editing.rules.ts'
import type { BuilderSeason } from './builder.contract.ts'

/** What waits for the next press: a new champion or item, a hex with or without a unit, or a unit that moves. */
export type Held =
  | { kind: 'champion'; id: string }
  | { kind: 'item'; id: string }
  | { kind: 'hex'; place: Place }
  | { kind: 'move'; place: Place }
  | null

/** What is dragged: a new champion, a new item, or the unit of a hex. */
export type Dragged = { kind: 'champion'; id: string } | { kind: 'item'; id: string } | { kind: 'unit'; place: Place }

/** What happened, or what comes next: ids of champions and of an item, and a hex. */
export type Said =
  | { what: 'champion' | 'removed' | 'move'; name: string }
  | { what: 'placed' | 'moved'; name: string; place: Place }
  | { what: 'replaced' | 'swapped'; name: string; other: string }
  | { what: 'given' | 'full' | 'unique'; name: string; item: string }
  | { what: 'item'; item: string }
  | { what: 'hex'; place: Place }
  | { what: 'noUnit' | 'boardFull' | 'undone' | 'redone' | 'cleared' }
  | null

export interface BuilderState {
  board: BoardUnit[]
  held: Held
  said: Said
}

type Season = Pick<BuilderSeason, 'champions' | 'items'>
type Act = (state: BuilderState) => BuilderState

/** A press on a hex takes what is held, moves the chosen unit to a free hex, or chooses the hex. */
export const pressHex =
  (place: Place, season: Season): Act =>
  (state) => {
    const { board, held } = state
    if (!held) return choose(state, place)
    if (held.kind === 'champion') return put(state, held.id, place)
    if (held.kind === 'item') return give(state, held.id, place, season)
    if (held.kind === 'move') return move(state, held.place, place)
    if (isSamePlace(held.place, place)) return { ...state, held: null, said: null }
    return unitAt(board, held.place) && !unitAt(board, place) ? move(state, held.place, place) : choose(state, place)
  }

/** A press on a champion fills the chosen free hex, or holds the champion; a second press finds a hex for it. */
export const pressChampion =
  (id: string, season: Season): Act =>
  (state) => {
    const { board, held } = state
    if (held?.kind === 'hex' && !unitAt(board, held.place)) return put(state, id, held.place)
    if (held?.kind !== 'champion' || held.id !== id)
      return { board, held: { kind: 'champion', id }, said: { what: 'champion', name: id } }
    const place = freePlace(board, season.champions.find((each) => each.id === id)?.isFront ?? true)
    return place ? put(state, id, place) : { ...state, said: { what: 'boardFull' } }
  }

/** A press on an item gives it to the chosen unit, or holds it. */
export const pressItem =
  (id: string, season: Season): Act =>
  (state) => {
    const { board, held } = state
    if (held?.kind === 'hex' && unitAt(board, held.place)) return give(state, id, held.place, season)
    if (held?.kind === 'item' && held.id === id) return { board, held: null, said: null }
    return { board, held: { kind: 'item', id }, said: { what: 'item', item: id } }
  }

/** Makes the next hex the new place of a unit, or no longer. */
export const toggleMove =
  (place: Place): Act =>
  ({ board, held }) => {
    const unit = unitAt(board, place)
    if (!unit || held?.kind === 'move') return { board, held: { kind: 'hex', place }, said: null }
    return { board, held: { kind: 'move', place }, said: { what: 'move', name: unit.champion } }
  }

/** Takes a unit off the board. */
export const takeOff =
  (place: Place): Act =>
  (state) => {
    const unit = unitAt(state.board, place)
    if (!unit) return state
    return { board: removeUnit(state.board, place), held: null, said: { what: 'removed', name: unit.champion } }
  }

/** A drop; `place` is null beside the board, where units leave it. */
export const drop =
  (dragged: Dragged, place: Place | null, season: Season): Act =>
  (state) => {
    if (dragged.kind === 'unit') return place ? move(state, dragged.place, place) : takeOff(dragged.place)(state)
    if (!place) return state
    return dragged.kind === 'item' ? give(state, dragged.id, place, season) : put(state, dragged.id, place)
  }

function choose({ board }: BuilderState, place: Place): BuilderState {
  return { board, held: { kind: 'hex', place }, said: unitAt(board, place) ? null : { what: 'hex', place } }
}

function put({ board }: BuilderState, name: string, place: Place): BuilderState {
  const other = unitAt(board, place)?.champion
  const said: Said = other ? { what: 'replaced', name, other } : { what: 'placed', name, place }
  return { board: putChampion(board, name, place), held: null, said }
}

function move({ board }: BuilderState, from: Place, to: Place): BuilderState {
  const name = unitAt(board, from)?.champion
  const other = unitAt(board, to)?.champion
  if (!name || isSamePlace(from, to)) return { board, held: null, said: null }
  const said: Said = other ? { what: 'swapped', name, other } : { what: 'moved', name, place: to }
  return { board: moveUnit(board, from, to), held: null, said }
}

function give(state: BuilderState, id: string, place: Place, { items }: Season): BuilderState {
  const unit = unitAt(state.board, place)
  const item = items.find((each) => each.id === id)
  if (!unit || !item) return { ...state, said: { what: 'noUnit' } }
  const named = { name: unit.champion, item: id }
  const held: Held = { kind: 'hex', place }
  const fault = itemFault(unit, item)
  if (fault) return { board: state.board, held, said: { what: fault, ...named } }
  const board = changeUnit(state.board, place, { items: [...unit.items, id] })
  return { board, held, said: { what: 'given', ...named } }
}
