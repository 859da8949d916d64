import type { PlainTextKey } from '#src/core/web/texts/text.ts'
import { galleryKinds } from '#src/features/gallery/gallery-address.rules.ts'

export interface NavigationLink {
  to:
    | '/'
    | '/champion-page'
    | '/guide'
    | '/rank/lineup'
    | '/all-activities'
    | '/news'
    | '/news/detail'
    | `/books/${(typeof galleryKinds)[number]}`
  search?: { father_content_id: string; no_related: 1 }
  text: PlainTextKey
}
export interface NavigationGroup {
  text: PlainTextKey
  links: NavigationLink[]
}
export type NavigationItem = NavigationLink | NavigationGroup

/** Whether a link leads to the page that is shown, as the router knows it, or to the list to which that page belongs. */
export function isShown({ to, search }: NavigationLink, { fullPath, params, search: shown }: ShownPage): boolean {
  if (!search && fullPath === to) return true
  const { file, content_id, father_content_id } = { ...params, ...shown } as Partial<Record<string, string>>
  const article = file?.replace('.html', '') ?? content_id ?? father_content_id
  if (search) return article === search.father_content_id
  return lists[fullPath] === to && !introduction.some(([id]) => id === article)
}

/** The list of which a page shows one. */
const lists: Partial<Record<string, NavigationLink['to']>> = {
  '/chess/$season/$heroId': '/books/hero',
  '/rank/hero': '/rank/lineup',
  '/rank/equip': '/rank/lineup',
  '/rank/trait': '/rank/lineup',
  '/rank/lineupDetail/$season': '/rank/lineup',
  '/rank/duos': '/rank/lineup',
  '/rank/method': '/rank/lineup',
  '/news/detail': '/news',
  '/static/$file': '/news',
}

interface ShownPage {
  fullPath: string
  params: object
  search: object
}

/** The articles on how to play, by their ids. */
const introduction: [article: string, text: PlainTextKey][] = [
  ['start-a-game', 'site.nav.startGame'],
  ['user-interface', 'site.nav.userInterface'],
  ['magic-of-gold', 'site.nav.magicOfGold'],
  ['road-to-mastery', 'site.nav.roadToMastery'],
  ['tempo-and-features', 'site.nav.tempoAndFeatures'],
]

/** The entries of the header in their order; an entry appears here when its page exists. */
export const navigationItems: NavigationItem[] = [
  { to: '/', text: 'site.nav.home' },
  { to: '/champion-page', text: 'site.nav.newChampions' },
  { to: '/rank/lineup', text: 'site.nav.stats' },
  { text: 'site.nav.gallery', links: galleryKinds.map((kind) => ({ to: `/books/${kind}`, text: `site.nav.${kind}` })) },
  {
    text: 'site.nav.howToPlay',
    links: [
      { to: '/guide', text: 'site.nav.guide' },
      ...introduction.map(
        ([article, text]): NavigationLink => ({
          to: '/news/detail',
          search: { father_content_id: article, no_related: 1 },
          text,
        }),
      ),
    ],
  },
  { to: '/news', text: 'site.nav.news' },
  { to: '/all-activities', text: 'site.nav.activities' },
]
