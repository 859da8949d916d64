import { expect, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { activityCalls } from '../activities.contract.ts'
import type { Activity } from '../activities.rules.ts'
import { activityHandlers, nextActivity } from './activities.handlers.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const activity = (id: string, from: number, to: number, link?: string): Activity => ({
  id,
  startsAt: inDays(from),
  endsAt: inDays(to),
  cover: 'dev',
  link,
  title: { en: `${id} en`, zh: `${id} zh`, th: `${id} th`, ms: `${id} ms` },
  description: { en: '', zh: '', th: '', ms: '' },
})

test('activities are listed by phase, with texts and links in the language of the request', async () => {
  const all = [
    activity('over', -9, -3),
    activity('long', -5, 9, '/act/x/{lang}/index.html'),
    activity('short', -5, 1),
    activity('later', 8, 9),
    activity('soon', 2, 30, 'https://example.com/'),
  ]
  const ask = askInProcess({ language: 'th', test: false }, bindCalls([activityHandlers(all, async () => null)]))
  const answer = await ask(activityCalls.listActivities, {})
  const shown = answer.ok ? answer.data : null
  expect(shown?.running.map(({ title, link }) => [title, link])).toEqual([
    ['short th', null],
    ['long th', '/act/x/th/index.html'],
  ])
  expect(shown?.coming.map(({ id, link }) => [id, link])).toEqual([
    ['soon', 'https://example.com/'],
    ['later', null],
  ])
  expect(shown?.past.map(({ id }) => id)).toEqual(['over'])
})

test('the next activity is the one that ends first of those that run, or the first to come', () => {
  const next = (all: Activity[]) => nextActivity(all, 'en', new Date())?.id
  const coming = [activity('later', 8, 9), activity('soon', 2, 30)]
  expect(next([activity('over', -9, -3), ...coming, activity('long', -5, 9), activity('short', -5, 1)])).toBe('short')
  expect(next(coming)).toBe('soon')
  expect(next([activity('over', -9, -3)])).toBeUndefined()
})
