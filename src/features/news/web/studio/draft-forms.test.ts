import { expect, test } from 'vitest'
import { emptyDraft, emptyText, translationOf } from './draft-forms.ts'

test('a translation is missing, older than the original, or as it should be', () => {
  const text = (updated: string) => ({ ...emptyText, title: 'A', updated })
  const texts = { en: text('2026-11-02'), zh: text('2026-11-01'), th: text('2026-11-02'), ms: text('') }
  const draft = { ...emptyDraft('dev', 'A'), texts }
  const states = (['en', 'zh', 'th', 'ms'] as const).map((language) => translationOf(draft, language))
  expect(states).toEqual(['original', 'outdated', 'translated', 'translated'])
  expect(translationOf(emptyDraft('dev', 'A'), 'th')).toBe('missing')
})
