import { useMatches, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PageFacts } from '#src/core/web/router/page.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import type { PlainTextKey } from '#src/core/web/texts/text.ts'
import { articleOfPath, articlePath } from '#src/features/news/news.rules.ts'
import { useRememberedSeason } from '../remembered-season.ts'

export interface NavigationLink {
  /** The path of a page. */
  to: string
  search?: { no_related: 1 } | { season: string }
  text: PlainTextKey
}
export interface NavigationGroup {
  text: PlainTextKey
  links: NavigationLink[]
}
export type NavigationItem = NavigationLink | NavigationGroup

/** True if a link points to the shown page, or to the list that contains it. */
export function isShown({ to }: NavigationLink, { fullPath, staticData, ...shown }: ShownPage): boolean {
  const linkedArticle = articleOfPath(to)
  if (fullPath === to) return true
  const { file, content_id, father_content_id } = { ...shown.params, ...shown.search } as Partial<
    Record<string, string>
  >
  const article = file?.replace('.html', '') ?? content_id ?? father_content_id
  if (linkedArticle) return article === linkedArticle
  return staticData.menuOf === to && !introduction.some(([id]) => id === article)
}

interface ShownPage {
  fullPath: string
  staticData: Partial<PageFacts>
  params: object
  search: object
}

/** The articles on how to play, by id. */
const introduction: [article: string, text: PlainTextKey][] = [
  ['start-a-game', 'site.nav.startGame'],
  ['user-interface', 'site.nav.userInterface'],
  ['magic-of-gold', 'site.nav.magicOfGold'],
  ['road-to-mastery', 'site.nav.roadToMastery'],
  ['tempo-and-features', 'site.nav.tempoAndFeatures'],
]

/** The header's entries in order, from the menu facts of routes; they keep the season that is shown. */
export function useNavigationItems(): NavigationItem[] {
  const { routesById } = useRouter()
  const { hasCampaign } = usePageContext()
  const season = useSeasonOfLinks()
  return useMemo(() => {
    const items = itemsOf(Object.values(routesById), hasCampaign)
    const inSeason = (link: NavigationLink) => ({ ...link, search: link.search ?? seasonSearch(link.to, season) })
    return items.map((item) => ('to' in item ? inSeason(item) : { ...item, links: item.links.map(inSeason) }))
  }, [routesById, hasCampaign, season])
}

/** The season in the address of the shown page, else the remembered one; undefined for the running one. */
export function useSeasonOfLinks(): string | undefined {
  const remembered = useRememberedSeason()
  const shown = useMatches({
    select: (matches) => {
      const { params, search } = matches.at(-1)! as { params: { season?: string }; search: { season?: string } }
      return params.season ?? search.season
    },
  })
  return shown ?? remembered
}

/** Search parameters that keep a season on the pages that have one. */
export const seasonSearch = (to: string, season: string | undefined) =>
  season && /^\/(?:$|books|lineup$|rank\/(?!method))/.test(to) ? { season } : undefined

interface MenuRoute {
  fullPath: string
  options: { staticData?: Partial<PageFacts> }
}

function itemsOf(routes: MenuRoute[], hasCampaign: boolean): NavigationItem[] {
  const items: NavigationItem[] = []
  const entries = routes.flatMap(({ fullPath, options }) => {
    const menu = options.staticData?.menu
    return menu && (hasCampaign || !menu.isOfCampaign) ? [{ ...menu, to: fullPath }] : []
  })
  for (const { to, text, group } of entries.sort((a, b) => a.position - b.position)) {
    const last = items.at(-1)
    if (!group) items.push({ to, text })
    else if (last?.text === group && 'links' in last) last.links.push({ to, text })
    else items.push({ text: group, links: [{ to, text }] })
  }
  return items.map((item) =>
    'links' in item && item.text === 'site.nav.howToPlay' ? { ...item, links: [...item.links, ...articles] } : item,
  )
}

const articles = introduction.map(
  ([article, text]): NavigationLink => ({
    to: articlePath(article),
    search: { no_related: 1 },
    text,
  }),
)
