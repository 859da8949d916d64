import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Ask } from '#src/core/call.ts'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { noVideos } from '#src/core/videos.ts'
import { type Draft, draftCalls } from '#src/features/news/drafts.contract.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { game } from '../../../../../e2e/setup/data/game-data.ts'
import { insertLike } from '../../../../../e2e/setup/data/likes.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { findNextPublication } from '../articles/versions.store.ts'
import { newsHandlers } from '../feeds/news.handlers.ts'
import { draftHandlers } from './drafts.handlers.ts'
import { createPreviewSigner } from './preview-signature.ts'

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 8, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())

const signer = createPreviewSigner(new Map([['studio', ['a-secret-of-this-test-alone']]]))
const origin = () => 'https://encore.example'
const newsSettings = { gameId: '1', videoEmbeds: {}, backgrounds: {}, editorOrigin: origin, report: () => undefined }
const askAs = (editor?: string) =>
  askInProcess(
    { language: 'en', test: false, editor },
    bindCalls([
      draftHandlers({
        db,
        doTextWork,
        origin,
        timeZone: 'Asia/Singapore',
        covers: () => ['dev'],
        videos: noVideos,
        pictureOrigins: ['https://pictures.example'],
      }),
      newsHandlers({ db, doTextWork, signer, showText: async (html) => html, ...game, ...newsSettings }),
    ]),
  )
const ask: Ask = (call, input) => askAs('anna')(call, input)

const text = (title: string) => ({ title, description: `About ${title}`, html: `<p>Text of ${title}</p>` })
const draftOf = (title: string, more: Partial<Draft> = {}): Parameters<typeof save>[2] => ({
  labels: ['dev'],
  texts: { en: text(title) },
  ...(more as object),
})
const save = (
  content_id: string,
  base: number,
  draft: Parameters<typeof ask<typeof draftCalls.saveDraft>>[1]['draft'],
) => ask(draftCalls.saveDraft, { content_id, base, draft })
const publish = (content_id: string, revision: number) => ask(draftCalls.publishDraft, { content_id, revision })
const read = (content_id: string) => ask(newsCalls.readArticle, { content_id })
const eventsOf = async (content_id: string) => {
  const answer = await ask(draftCalls.listAuditEvents, { content_id })
  return answer.ok && answer.data.events.map(({ editor, action, revision }) => `${editor} ${action} ${revision}`)
}

test('nobody but an editor reads or writes anything', async () => {
  const stranger = askAs()
  const inputs: Record<keyof typeof draftCalls, object> = {
    readStudio: {},
    listDrafts: {},
    readDraft: { content_id: 'a' },
    saveDraft: { content_id: 'a', base: 0, draft: draftOf('A') },
    publishDraft: { content_id: 'a', revision: 1 },
    withdrawArticle: { content_id: 'a' },
    listAuditEvents: { content_id: 'a' },
  }
  for (const [name, call] of Object.entries(draftCalls)) {
    const answer = await stranger(call, inputs[name as keyof typeof draftCalls] as never)
    expect([name, answer]).toEqual([name, expect.objectContaining({ ok: false, error: 'session_expired' })])
  }
  expect(await db.selectFrom('news_revisions').selectAll().execute()).toEqual([])
})

describe('a draft', () => {
  test('is kept as a revision that nobody sees until it is published', async () => {
    const first = await save('first', 0, draftOf('First'))
    expect(first).toMatchObject({ ok: true, data: { revision: 1, state: 'draft', published_revision: null } })
    expect(await read('first')).toMatchObject({ error: 'not_found' })
    expect(await publish('first', 1)).toMatchObject({ ok: true, data: { state: 'published', published_revision: 1 } })
    expect(await read('first')).toMatchObject({ ok: true, data: { title: 'First', preview: null } })
    await save('first', 1, draftOf('Second'))
    expect(await read('first')).toMatchObject({ data: { title: 'First' } })
    expect(await eventsOf('first')).toEqual(['anna save 2', 'anna publish 1', 'anna save 1'])
  })

  test('holds the allowed part of its HTML and no control characters, and nothing where nothing is written', async () => {
    const html = '<p onclick="x()">a\b&#11;b</p><script>x()</script>'
    const texts = { en: { ...text('Clean\bed\v\u2028up'), html }, zh: { title: ' ', description: '', html: '<p></p>' } }
    const saved = await save('cleaned', 0, draftOf('Cleaned', { texts } as never))
    expect(saved.ok && Object.keys(saved.data.draft.texts)).toEqual(['en'])
    expect(saved.ok && saved.data.draft.texts.en).toMatchObject({ ...text('Cleaned up'), html: '<p>a b</p>' })
  })

  test('that is too deep is refused by the name of its field, and nothing is kept', async () => {
    const texts = { en: text('Deep'), th: { ...text('Deep'), html: '<b>'.repeat(101) } }
    expect(await save('deep', 0, draftOf('Deep', { texts } as never))).toMatchObject({
      error: 'invalid_request',
      detail: 'draft.texts.th.html: it is nested deeper than 100 levels',
    })
    expect(await ask(draftCalls.readDraft, { content_id: 'deep' })).toMatchObject({ error: 'not_found' })
  })

  test('of two saved upon the same revision at once one is kept, and the other told', async () => {
    await save('race', 0, draftOf('Race'))
    for (let base = 1; base <= 10; base++) {
      const answers = await Promise.all(['A', 'B', 'C', 'D'].map((title) => save('race', base, draftOf(title))))
      expect(answers.map((each) => each.ok || each.error).sort()).toEqual([...Array(3).fill('draft_conflict'), true])
    }
    expect(await eventsOf('race')).toHaveLength(11)
  })

  test('dates each language by its own last change, and none for a small one', async () => {
    const texts = { en: text('Dated'), zh: text('中文') }
    await save('dated', 0, draftOf('Dated', { texts } as never))
    const old = { updated: '2026-01-01' }
    await db
      .updateTable('news_revisions')
      .set({
        draft: JSON.stringify({
          ...draftOf('Dated'),
          texts: { en: { ...texts.en, ...old }, zh: { ...texts.zh, ...old } },
        }),
      })
      .where('content_id', '=', 'dated')
      .execute()
    const changed = { ...draftOf('Dated'), texts: { en: text('Changed'), zh: texts.zh } }
    const small = await ask(draftCalls.saveDraft, { content_id: 'dated', base: 1, draft: changed, is_small: true })
    expect(small.ok && small.data.draft.texts).toMatchObject({ en: old, zh: old })
    const again = { ...changed, texts: { en: text('Changed again'), zh: texts.zh } }
    const large = await ask(draftCalls.saveDraft, { content_id: 'dated', base: 2, draft: again })
    expect(large.ok && large.data.draft.texts.zh?.updated).toBe('2026-01-01')
    expect(large.ok && large.data.draft.texts.en.updated > '2026-01-01').toBe(true)
    const list = await ask(draftCalls.listDrafts, { keyword: 'changed again' })
    expect(list.ok && list.data.drafts[0]!.translations).toEqual({ en: 'original', zh: 'outdated' })
  })
})

describe('publication', () => {
  test.each([
    ['an empty title', { texts: { en: { ...text('Gap'), title: '' } } }, 'texts.en.title: it must not be empty'],
    [
      'a translation without text',
      { texts: { en: text('Gap'), ms: { ...text('Gap'), html: '' } } },
      'texts.ms.html: it must not be empty',
    ],
    ['a place without a group', { texts: { en: text('Gap') }, order: 2 }, 'group: a place needs its group'],
    [
      'a picture of another origin',
      { texts: { en: { ...text('Gap'), html: '<p>a</p><img src="https://other.example/a.png">' } } },
      'texts.en.html: the picture https://other.example/a.png is neither a path nor of pictureOrigins',
    ],
    ['a group without a place', { texts: { en: text('Gap') }, group: 'gap' }, 'order: the group needs its place'],
  ])('of a draft with %s is refused by its field', async (name, more, detail) => {
    const id = name.replaceAll(' ', '-')
    await save(id, 0, draftOf('Gap', more as never))
    expect(await publish(id, 1)).toMatchObject({ error: 'draft_incomplete', detail })
    expect(await read(id)).toMatchObject({ error: 'not_found' })
  })

  test('in a place of a group that is taken is refused, and the other stays', async () => {
    const place = { group: 'series', order: 1 }
    for (const id of ['one', 'two']) await save(id, 0, draftOf(id, place))
    expect(await publish('one', 1)).toMatchObject({ ok: true })
    expect(await publish('two', 1)).toMatchObject({ error: 'place_taken' })
    expect(await read('one')).toMatchObject({ ok: true })
  })

  test('to come waits for its moment, and is told to those who plan', async () => {
    await save('planned', 0, draftOf('Planned', { published: new Date(Date.now() + 3_600_000).toISOString() }))
    expect(await publish('planned', 1)).toMatchObject({ data: { state: 'scheduled' } })
    expect(await read('planned')).toMatchObject({ error: 'not_found' })
    const { milliseconds } = await findNextPublication(db, null)
    expect(milliseconds! > 3_500_000 && milliseconds! <= 3_600_000).toBe(true)
  })

  test('again keeps the day of the first one', async () => {
    await save('again', 0, draftOf('Again'))
    const first = await publish('again', 1)
    await save('again', 1, draftOf('Again, changed'))
    const second = await publish('again', 2)
    expect(first.ok && second.ok && second.data.published).toBe(first.ok && first.data.published)
    expect(await read('again')).toMatchObject({ data: { title: 'Again, changed' } })
  })

  test('of an older revision than the newest is refused, and readers keep what they have', async () => {
    await save('overtaken', 0, draftOf('First'))
    await publish('overtaken', 1)
    await save('overtaken', 1, draftOf('Second'))
    await publish('overtaken', 2)
    expect(await publish('overtaken', 1)).toMatchObject({ error: 'draft_conflict' })
    expect(await read('overtaken')).toMatchObject({ data: { title: 'Second' } })
  })

  test('of a planned article whose moment was taken away is now', async () => {
    await save('sooner', 0, draftOf('Sooner', { published: new Date(Date.now() + 7_200_000).toISOString() }))
    await publish('sooner', 1)
    await save('sooner', 1, draftOf('Sooner'))
    expect(await publish('sooner', 2)).toMatchObject({ data: { state: 'published' } })
    await ask(draftCalls.withdrawArticle, { content_id: 'sooner' })
  })

  test('can be withdrawn and done again: likes and revisions stay', async () => {
    await save('withdrawn', 0, draftOf('Withdrawn'))
    await publish('withdrawn', 1)
    await insertLike(db, 'withdrawn')
    const withdraw = () => ask(draftCalls.withdrawArticle, { content_id: 'withdrawn' })
    expect(await withdraw()).toMatchObject({ ok: true, data: { state: 'withdrawn', published_revision: null } })
    expect(await withdraw()).toMatchObject({ error: 'not_found' })
    expect(await read('withdrawn')).toMatchObject({ error: 'not_found' })
    const feed = await ask(newsCalls.listFeeds, { primary_label_id: 1, get_num: 50 })
    expect(feed.ok && feed.data.info_content.map(({ content_id }) => content_id)).not.toContain('withdrawn')
    expect((await findNextPublication(db, null)).milliseconds).not.toBe(Number.POSITIVE_INFINITY)
    await publish('withdrawn', 1)
    expect(await read('withdrawn')).toMatchObject({ ok: true })
    expect(await db.selectFrom('news_likes').selectAll().where('content_id', '=', 'withdrawn').execute()).toHaveLength(
      1,
    )
  })
})

test('an import is a revision too: what an editor wrote before it can be brought back', async () => {
  await importArticles(db, plantArticles({ imported: { labels: 'dev' } }), { doTextWork })
  await save('imported', 1, draftOf('By an editor'))
  await importArticles(db, plantArticles({ imported: { labels: 'media' } }), { doTextWork })
  expect(await read('imported')).toMatchObject({ data: { title: 'imported', labels: ['media'] } })
  const former = await ask(draftCalls.readDraft, { content_id: 'imported', revision: 2 })
  expect(former.ok && former.data.draft.texts.en.title).toBe('By an editor')
  const draft = former.ok ? former.data.draft : draftOf('lost')
  await ask(draftCalls.saveDraft, { content_id: 'imported', base: 3, restored: 2, draft })
  expect(await eventsOf('imported')).toEqual(['anna restore 4', 'import import 3', 'anna save 2', 'import import 1'])
})

describe('an import of other files than before leaves to editors', () => {
  const importAll = (labels: string, facts: Record<string, string> = {}) => {
    const ids = ['edited', 'taken-away', 'untouched']
    const articles = ids.map((id) => [id, { labels, facts: facts[id] }])
    return importArticles(db, plantArticles(Object.fromEntries(articles)), { doTextWork })
  }

  test('what they have published since, and what they have withdrawn', async () => {
    await importAll('dev')
    await save('edited', 1, draftOf('By an editor'))
    await publish('edited', 2)
    await ask(draftCalls.withdrawArticle, { content_id: 'taken-away' })
    expect(await importAll('media')).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
      leftToEditors: ['edited', 'taken-away'],
    })
    expect(await read('edited')).toMatchObject({ data: { title: 'By an editor', labels: ['dev'] } })
    expect(await read('taken-away')).toMatchObject({ error: 'not_found' })
    expect(await read('untouched')).toMatchObject({ data: { labels: ['media'] } })
    expect(await eventsOf('edited')).toEqual(['anna publish 2', 'anna save 2', 'import import 1'])
  })

  test('the place of a group at which they have put another article', async () => {
    await save('intruder', 0, draftOf('Intruder', { group: 'left', order: 1 }))
    await publish('intruder', 1)
    expect(await importAll('guide', { untouched: 'group: left\norder: 1\n' })).toMatchObject({
      leftToEditors: ['edited', 'taken-away', 'untouched'],
    })
    expect(await read('untouched')).toMatchObject({ data: { labels: ['media'] } })
  })
})

test('an import says which article holds a place that another one is to have', async () => {
  const importAs = (id: string) =>
    importArticles(db, plantArticles({ [id]: { labels: 'dev', facts: 'group: chapters\norder: 1\n' } }), { doTextWork })
  await importAs('holder')
  await expect(importAs('newcomer')).rejects.toThrow(
    'newcomer: holder holds place 1 of chapters; give it another one in the studio.',
  )
  expect(await read('newcomer')).toMatchObject({ error: 'not_found' })
})

test('the list finds by a part of any title or of the id, whatever signs it holds, and by state', async () => {
  await save('percent', 0, draftOf('100% off', { texts: { en: text('100% off'), th: text('ลดราคา') } } as never))
  const idsOf = async (input: object) => {
    const answer = await ask(draftCalls.listDrafts, { get_num: 100, ...input })
    return answer.ok && answer.data.drafts.map(({ content_id }) => content_id)
  }
  expect(await idsOf({ keyword: '100%' })).toEqual(['percent'])
  expect(await idsOf({ keyword: 'ลด' })).toEqual(['percent'])
  expect(await idsOf({ keyword: 'ERCEN' })).toEqual(['percent'])
  expect(await idsOf({ keyword: '_' })).toEqual([])
  expect(await idsOf({ state: 'scheduled' })).toEqual(['planned'])
  const all = await ask(draftCalls.listDrafts, { get_num: 2, offset: 1 })
  expect(all.ok && [all.data.drafts.length, all.data.total_num > 10]).toEqual([2, true])
})
