import { useSyncExternalStore } from 'react'
import { rememberedSeason, rememberSeason } from '#src/features/consent/web/consent-cookie.ts'
import { siteConfig } from '../site-config.ts'

const { consent, seasons } = siteConfig
const listeners = new Set<() => void>()

/** Remembers the season that is chosen in a season picker if consent allows it; the newest needs no memory. */
export function followSeasonChoices() {
  document.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-season-choice]')?.dataset.seasonChoice
    if (!choice) return
    rememberSeason(choice === seasons[0] ? null : choice, consent)
    for (const listener of listeners) listener()
  })
}

/** The last chosen season that is not the newest; undefined before hydration and without consent. */
export const useRememberedSeason = (): string | undefined => useSyncExternalStore(subscribe, read, () => undefined)

function read(): string | undefined {
  const season = rememberedSeason(consent)
  return seasons.find((each) => each === season)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('cc:onChange', listener) // consent was withdrawn
  return () => {
    listeners.delete(listener)
    removeEventListener('cc:onChange', listener)
  }
}
