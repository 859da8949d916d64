import type { PlainTextKey } from '#src/core/web/texts/text.ts'

const titles: Record<string, PlainTextKey> = {
  unexpected: 'site.error.title',
  system_busy: 'site.error.busyTitle',
  too_many_requests: 'site.error.crowdTitle',
  unreachable: 'site.error.offlineTitle',
}

/** The heading of a page that failed, as text key; every other error is one of the request. */
export const errorTitleKey = (error: string): PlainTextKey => titles[error] ?? 'site.error.requestTitle'
