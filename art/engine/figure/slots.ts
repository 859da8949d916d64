import type { Decal, Layer } from '../light/layer.ts'
import type { Side } from '../shape/points.ts'

/** Places of layers in a figure, from back to front. */
export const slots = ['aura', 'back', 'under', 'body', 'over', 'skull', 'head', 'front', 'hand'] as const
export type Slot = (typeof slots)[number]

/** Where decals lie: on the cloth of the torso, on the head below its face, on an arm. */
export type DecalSlot = 'torso' | 'paint' | 'rightArm' | 'leftArm'

/** What a module adds to a figure: a layer in a slot, or a decal. */
export interface Part {
  slot: Slot | DecalSlot
  layer?: Layer
  decal?: Decal
}

type Nested<T> = T | '' | false | null | undefined | readonly Nested<T>[]

/** Flattens lists and drops what is missing. */
function flat<T>(nested: Nested<T>): T[] {
  if (Array.isArray(nested)) return nested.flatMap((each) => flat<T>(each))
  return nested ? [nested as T] : []
}

/** Layers for a slot; what they leave out comes from `defaults`. */
export const slot = (name: Slot, layers: Nested<Layer>, defaults: Partial<Layer> = {}): Part[] =>
  flat(layers).map((layer) => ({
    slot: name,
    layer: { ...(name === 'back' ? { cluster: 'back' } : {}), ...defaults, ...layer },
  }))

/** Decals on the cloth of the torso. */
export const onTorso = (decals: Nested<Decal>): Part[] => flat(decals).map((decal) => ({ slot: 'torso', decal }))

/** Decals on the head, below eyes, nose and mouth. */
export const onHead = (decals: Nested<Decal>): Part[] => flat(decals).map((decal) => ({ slot: 'paint', decal }))

/** Decals on an arm. */
export const onArm = (side: Side, decals: Nested<Decal>): Part[] =>
  flat(decals).map((decal) => ({ slot: side > 0 ? 'rightArm' : 'leftArm', decal }))

/** Layers of parts in the order of their slots; layers of one slot keep their order. */
export const inOrder = (parts: readonly Part[]): Layer[] =>
  slots.flatMap((name) => parts.filter((part) => part.slot === name).map(({ layer }) => layer!))

export const decalsOf = (parts: readonly Part[], name: DecalSlot): Decal[] =>
  parts.filter((part) => part.slot === name).map(({ decal }) => decal!)
