import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../refusal.ts'
import type { Member } from '../champions.ts'
import { isUpToDate } from '../draw/drawn-cast.ts'

/** Stories are kept of champions that home may present as new; others are cut from their splash. */
const storyCost = 5

/** Pictures of a champion that the site serves, as paths below its season's folder. */
export const servedPictures = ({ id, cost }: { id: string; cost: number }): string[] => [
  ...[96, 64, 48, 32].map((size) => `${size}/${id}.webp`),
  `256/${id}.avif`,
  `1624x750/${id}.avif`,
  ...['set', 'light', 'figure'].map((layer) => `layer-${layer}/${id}.avif`),
  ...(cost === storyCost ? [`780x1560/${id}.avif`] : []),
]

/** Refuses members that `folder` lacks pictures of, or has pictures of from before a change. */
export function requireDrawn(members: readonly Member[], folder: string) {
  const missing = members.filter(({ season, id, performer: { cost } }) =>
    servedPictures({ id, cost }).some((path) => !existsSync(join(folder, season, path))),
  )
  const outdated = members.filter((member) => !missing.includes(member) && !isUpToDate(member, folder))
  if (missing.length === 0 && outdated.length === 0) return
  const sentences = [
    missing.length > 0 ? `Not drawn yet: ${listed(missing)}.` : '',
    outdated.length > 0 ? `Changed since they were drawn: ${listed(outdated)}.` : '',
    'Run npm run art cast first.',
  ]
  throw new Refusal(sentences.filter(Boolean).join(' '))
}

/** Up to five ids, and how many more there are. */
function listed(members: readonly Member[]): string {
  const ids = members.slice(0, 5).map(({ id }) => id)
  return ids.join(', ') + (members.length > 5 ? ` and ${members.length - 5} more` : '')
}
