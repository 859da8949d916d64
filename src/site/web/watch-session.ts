import { loadTexts } from 'virtual:texts'
import type { AnyRouter } from '@tanstack/react-router'
import type { Place } from '#src/core/languages.ts'
import { readCookies } from '#src/core/web/cookies.ts'
import type { SignInResult } from '#src/core/web/router/address.ts'
import { setSession, signInAddress, signInEvent } from '#src/core/web/session.ts'
import { hasSessionHint } from '#src/features/account/sign-in.rules.ts'
import type { Platform } from '#src/features/account/web/platform.ts'
import { siteConfig } from '../site-config.ts'

/** Reads the session if there may be one, and opens the sign-in dialog on demand; else it loads nothing. */
export function watchSession({ options }: AnyRouter, signIn: SignInResult | null) {
  const { ask, place, isInGame } = options.context
  const platform = { ask, gameId: siteConfig.platform.gameId }
  addEventListener(signInEvent, (event) => {
    event.preventDefault()
    openDialog({ ...platform, isInGame }, place).catch(() => location.assign(signInAddress(place.language)))
  })
  const endOnce = async () => (await import('#src/features/account/web/platform.ts')).endExpired(platform)
  addEventListener('session-expired', () => void endOnce().catch(() => location.reload()), { once: true })
  if (!signIn && !hasSessionHint(readCookies())) return setSession(null)
  const begin = async () => {
    const { beginSession } = await import('#src/features/account/web/platform.ts')
    await beginSession(platform, signIn)
  }
  begin().catch(() => setSession(null))
}

async function openDialog(platform: Platform & { isInGame: boolean }, { language }: Place) {
  const [{ openSignInDialog }] = await Promise.all([
    import('#src/features/account/web/open-sign-in-dialog.ts'),
    loadTexts('account'),
    loadTexts('codes'),
  ])
  openSignInDialog({ ...platform, language })
}
