import { expect, test } from 'vitest'
import { type DoTextWork, TextTimeout } from '#src/core/server/texts/text-work.ts'
import { previewCalls } from '#src/features/news/preview.contract.ts'
import { keepDraft } from './draft-keeping.ts'
import { previewHandlers } from './preview.handlers.ts'
import { createPreviewSigner } from './preview-signature.ts'

/** Texts that contain 'slow' take too long; the owners of all are noted. */
function slowWork() {
  const owners: (string | undefined)[] = []
  const doTextWork: DoTextWork = async (_, given, owner) => {
    owners.push(owner)
    if ('html' in given && given.html.includes('slow')) throw new TextTimeout('it took longer than 2000 ms')
    return given as never
  }
  return { doTextWork, owners }
}

test('a draft with a text that takes too long is refused by its field', async () => {
  const { doTextWork, owners } = slowWork()
  const parts = { db: null as never, doTextWork, timeZone: 'UTC' }
  const text = { title: 'A', description: 'A', html: '<p>a</p>', updated: '' }
  const draft = { labels: ['dev'], texts: { en: text, th: { ...text, html: 'slow' } } }
  const save = { content_id: 'a', base: 0, draft, is_small: false, restored: null }
  expect(await keepDraft(parts, save as never, 'anna')).toMatchObject({
    error: 'invalid_request',
    detail: 'draft.texts.th.html: it took longer than 2000 ms',
  })
  expect(new Set(owners)).toEqual(new Set(['editor anna']))
})

test('a previewed text that takes too long is refused by its field', async () => {
  const { doTextWork, owners } = slowWork()
  const signer = createPreviewSigner(new Map([['studio', ['a-secret-of-this-test-alone']]]))
  const [bound] = previewHandlers({ doTextWork, signer, timeZone: 'UTC' }).filter(
    ({ call }) => call.path === previewCalls.renderPreview.path,
  )
  const sign_info = signer.sign({ content_id: 'a', preview_version: 1, lang: 'en' })
  const answer = await bound!.run({ content_id: 'a', lang: 'en', sign_info, html: 'slow' } as never, {} as never)
  expect(answer).toMatchObject({ error: 'invalid_request', detail: 'html: it took longer than 2000 ms' })
  expect(owners).toEqual(['preview of a'])
})
