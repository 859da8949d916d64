import type { Page } from 'playwright-core'
import { cookieOf, type StudioSite, tokens } from '../site/studio-site.ts'
import { type Visit, visit } from './browser.ts'

/** Opens a page of the studio as a signed-in editor. */
export async function openStudio({ admin }: StudioSite, path: string, options: object = {}): Promise<Visit> {
  const [name, value] = (await cookieOf(admin, tokens.anna)).split('=') as [string, string]
  const before = (page: Page) => page.context().addCookies([{ name, value, url: admin }])
  return visit(path, { origin: admin, ready: false, before, ...options })
}
