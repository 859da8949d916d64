import type { AnyRouter } from '@tanstack/react-router'
import type { SignInResult } from '../../core/web/address.ts'
import { setSession } from '../../core/web/session.ts'
import { maySignedIn } from '../../features/account/web/session-hint.ts'
import { siteConfig } from '../site-config.ts'

/** Finds out who is signed in, where anybody may be: who is not loads nothing for it. */
export function watchSession({ options }: AnyRouter, signIn: SignInResult | null) {
  if (!signIn && !maySignedIn()) return setSession(null)
  const begin = async () => {
    const { beginSession } = await import('../../features/account/web/platform.ts')
    await beginSession({ ask: options.context.ask, gameId: siteConfig.platform.gameId }, signIn)
  }
  begin().catch(() => setSession(null))
}
