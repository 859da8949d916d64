import type { Place } from '#src/core/languages.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import type { TextSetting } from './rich-text.ts'

/** Setting of texts at a place, with a zone for dates. */
export function settingOf({ language, test }: Pick<Place, 'language' | 'test'>, timeZone: string): TextSetting {
  const t = textsIn(language)
  const words = { play: t('site.video.play'), from: t('site.video.from', { host: '{host}' }) }
  return { place: { language, test }, timeZone, words }
}
