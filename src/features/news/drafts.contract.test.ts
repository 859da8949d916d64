import * as v from 'valibot'
import { expect, test } from 'vitest'
import { draftCalls } from './drafts.contract.ts'

test('no article takes the address of a part of the studio', () => {
  const save = (content_id: string) =>
    v.safeParse(draftCalls.saveDraft.input, { content_id, base: 0, draft: { labels: ['dev'], texts: {} } })
  expect(save('campaign').issues?.[0]).toMatchObject({ message: 'it is a part of the studio' })
  expect(save('campaign-begins').issues?.map(({ message }) => message) ?? []).not.toContain(
    'it is a part of the studio',
  )
})
