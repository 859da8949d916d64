import type { Ask } from '#src/core/call.ts'
import { type StageName, stageNames } from '#src/game/art.rules.ts'
import { newsCalls } from '../../news/news.contract.ts'

/** Addresses of background pictures by stage. */
export type Backgrounds = Partial<Record<StageName, string>>

/** Backgrounds of home by the content service, of another season by its key; empty where it fails. */
export async function askBackgrounds(ask: Ask, season: string | undefined): Promise<Backgrounds> {
  const keyOf = (name: StageName) => (season ? `${season}/${name}` : name)
  const answer = await ask(newsCalls.listBackgrounds, { page_key_list: stageNames.map(keyOf) })
  if (!answer.ok) return {}
  const { background_list } = answer.data
  return Object.fromEntries(
    stageNames.map((name) => [name, background_list.find(({ page_key }) => page_key === keyOf(name))?.pic_url]),
  )
}
