import type { Place } from '#src/core/languages.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { TextSetting } from './rich-text.ts'

/** How a text is shown at a place, with dates in a zone. */
export function settingOf({ language, test }: Pick<Place, 'language' | 'test'>, timeZone: string): TextSetting {
  const t = textsIn(language)
  const words = { play: t('site.video.play'), from: t('site.video.from', { host: '{host}' }) }
  return { place: { language, test }, timeZone, words }
}
