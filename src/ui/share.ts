import { copyText } from './copy-text.ts'

/** Shares by the device's dialog, which may be closed, or copies the address. */
export async function shareOrCopy(
  page: ShareData & { url: string },
): Promise<'shared' | 'closed' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    const outcome = await navigator.share(page).then(
      () => 'shared' as const,
      ({ name }: DOMException) => (name === 'AbortError' ? ('closed' as const) : null),
    )
    if (outcome) return outcome
  }
  return (await copyText(page.url)) ? 'copied' : 'failed'
}
