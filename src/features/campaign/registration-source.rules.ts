/** Where players came from before they registered, by what the page itself knows. */
export const registrationSources = ['direct', 'home', 'site', 'invitation', 'web-view', 'link'] as const
export type RegistrationSource = (typeof registrationSources)[number]

interface Arrival {
  /** Within the game's web view. */
  isInGame: boolean
  /** With the invitation of a squad. */
  isInvited: boolean
  /** Name of the page before this one, without a new document; null for the first one. */
  previousPage: string | null
  /** `document.referrer`, and the site's own origin. */
  referrer: string
  origin: string
}

/** The source of a registration; another site is `link`, whichever it is. */
export function sourceOf({ isInGame, isInvited, previousPage, referrer, origin }: Arrival): RegistrationSource {
  if (isInGame) return 'web-view'
  if (isInvited) return 'invitation'
  if (previousPage) return previousPage === 'home' ? 'home' : 'site'
  if (!URL.canParse(referrer)) return 'direct'
  const from = new URL(referrer)
  if (from.origin !== origin) return 'link'
  return /^\/[a-z]{2}\/?$/.test(from.pathname) ? 'home' : 'site'
}
