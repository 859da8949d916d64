import { expect, test } from 'vitest'
import type { Ask } from '#src/core/call.ts'
import { loadArticle } from './load-article.ts'

/** Answers calls in order and keeps their inputs. */
function answering(...articles: object[]) {
  const inputs: object[] = []
  const filled = { title: 'Title', content: '<p>Text</p>', changes: [], related: [], preview: null }
  const ask = async (_: unknown, input: object) => {
    inputs.push(input)
    return {
      ok: true,
      data: { content_id: 'own', father_content_id: 'father', ...filled, ...articles[inputs.length - 1] },
    }
  }
  return { ask: ask as unknown as Ask, inputs }
}

test.each([{ content: '' }, { title: '' }])('an article with %j is asked for once more by its id', async (empty) => {
  const { ask, inputs } = answering(empty, { title: 'Found' })
  expect(await loadArticle(ask, { father_content_id: 'father' })).toMatchObject({ data: { title: 'Found' } })
  expect(inputs).toEqual([{ father_content_id: 'father' }, { content_id: 'own' }])
})

test('an article that stays empty is asked for twice at most, a filled one once', async () => {
  const empty = answering({ content: '' }, { content: '' })
  expect(await loadArticle(empty.ask, { content_id: 'own' })).toMatchObject({ ok: true, data: { title: 'Title' } })
  const filled = answering({})
  await loadArticle(filled.ask, { content_id: 'own' })
  expect([empty.inputs.length, filled.inputs.length]).toEqual([2, 1])
})
