import { expect, test } from 'vitest'
import { emptyDraft, emptyText, ofField, toField, translationOf } from './draft-forms.ts'

test('a field for date and time names the same minute there and back', () => {
  const instant = '2026-11-22T10:34:00.000Z'
  expect(ofField(toField(instant))).toBe(instant)
  expect([toField(null), ofField('')]).toEqual(['', null])
})

test('a translation is missing, older than the original, or as it should be', () => {
  const text = (updated: string) => ({ ...emptyText, title: 'A', updated })
  const texts = { en: text('2026-11-02'), zh: text('2026-11-01'), th: text('2026-11-02'), ms: text('') }
  const draft = { ...emptyDraft('dev', 'A'), texts }
  const states = (['en', 'zh', 'th', 'ms'] as const).map((language) => translationOf(draft, language))
  expect(states).toEqual(['original', 'outdated', 'translated', 'translated'])
  expect(translationOf(emptyDraft('dev', 'A'), 'th')).toBe('missing')
})
