import type { PlainTextKey } from '../../core/web/text.ts'
import { galleryKinds } from '../../features/gallery/gallery-address.rules.ts'

export interface NavigationLink {
  to: '/' | '/champion-page' | `/books/${(typeof galleryKinds)[number]}`
  text: PlainTextKey
}
export interface NavigationGroup {
  text: PlainTextKey
  links: NavigationLink[]
}
export type NavigationItem = NavigationLink | NavigationGroup

/** The entries of the header in their order; an entry appears here when its page exists. */
export const navigationItems: NavigationItem[] = [
  { to: '/', text: 'site.nav.home' },
  { to: '/champion-page', text: 'site.nav.newChampions' },
  { text: 'site.nav.gallery', links: galleryKinds.map((kind) => ({ to: `/books/${kind}`, text: `site.nav.${kind}` })) },
]
