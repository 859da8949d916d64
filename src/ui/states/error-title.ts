import type { PlainTextKey } from '#src/core/web/texts/text.ts'

const titles: Record<string, PlainTextKey> = {
  unexpected: 'site.error.title',
  system_busy: 'site.error.busyTitle',
  too_many_requests: 'site.error.crowdTitle',
  unreachable: 'site.error.offlineTitle',
}

/** The heading of a failed page as a text key. */
export const errorTitleKey = (error: string): PlainTextKey => titles[error] ?? 'site.error.requestTitle'
