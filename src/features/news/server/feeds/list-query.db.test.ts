import type { InferInput } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import type { draftCalls } from '#src/features/news/drafts.contract.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { type PlantedArticle, plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { game } from '../../../../../e2e/setup/data/game-data.ts'
import { insertLike } from '../../../../../e2e/setup/data/likes.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { insertRevision } from '../drafts/drafts.store.ts'
import { createPreviewSigner } from '../drafts/preview-signature.ts'
import { newsHandlers } from './news.handlers.ts'

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 4, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())
beforeEach(async () => {
  for (const table of ['news_articles', 'news_revisions'] as const) await db.deleteFrom(table).execute()
})

const importAll = (articles: Record<string, PlantedArticle>) =>
  importArticles(db, plantArticles(articles), { doTextWork })
const signer = createPreviewSigner(new Map([['studio', ['a-secret-of-this-test-alone']]]))
const settings = { gameId: '1', videoEmbeds: {}, backgrounds: {}, editorOrigin: () => '', report: () => undefined }
const ask = (language: Language) =>
  askInProcess(
    { language, test: false },
    bindCalls([newsHandlers({ db, doTextWork, signer, showText: async (html) => html, ...game, ...settings })]),
  )

type FeedInput = Partial<InferInput<typeof newsCalls.listFeeds.input>>
const feedOf = (input: FeedInput = {}, language: Language = 'en') =>
  ask(language)(newsCalls.listFeeds, { primary_label_id: 1, ...input })
const searchFor = (keyword: string, input: FeedInput = {}, language: Language = 'en') =>
  ask(language)(newsCalls.searchFeeds, { keyword, ...input })
const groupOf = (input: FeedInput = {}) => ask('en')(newsCalls.listGroup, { group_id: 'intro', ...input })

/** Ids of an answer's articles, or its error. */
async function idsOf(asked: ReturnType<typeof feedOf>) {
  const answer = await asked
  return answer.ok ? answer.data.info_content.map(({ content_id }) => content_id) : answer.error
}
const clip = 'video: https://v.example/a.mp4\n'

describe('a class of contents', () => {
  beforeEach(() =>
    importAll({
      film: { age: 1, labels: 'media', facts: clip },
      notes: { age: 2, labels: 'dev' },
      trailer: { age: 3, labels: 'media, dev', facts: clip },
      fair: { age: 4, labels: 'community' },
    }),
  )

  test('is all, those without a video, or those with one', async () => {
    expect(await idsOf(feedOf({ content_class: 0 }))).toEqual(['film', 'notes', 'trailer', 'fair'])
    expect(await idsOf(feedOf({ content_class: 1 }))).toEqual(['notes', 'fair'])
    expect(await idsOf(feedOf({ content_class: 2 }))).toEqual(['film', 'trailer'])
    expect(await idsOf(searchFor('text', { content_class: 2 }))).toEqual(['film', 'trailer'])
  })

  test('is counted and divided into pages as the list itself', async () => {
    const first = await feedOf({ content_class: 1, get_num: 1 })
    expect(first).toMatchObject({ data: { total_num: 2, next_offset: 1, is_finish: false } })
    const second = await feedOf({ content_class: 1, get_num: 1, offset: 1 })
    expect(second).toMatchObject({
      data: { info_content: [{ content_id: 'fair' }], total_num: 2, next_offset: 2, is_finish: true },
    })
  })

  test('that has nothing in a language is told where English has it', async () => {
    expect(await feedOf({ content_class: 2 }, 'th')).toMatchObject({
      data: { total_num: 0, is_finish: true, use_default_language: true },
    })
    await db.deleteFrom('news_articles').where('video', 'is not', null).execute()
    expect(await feedOf({ content_class: 2 }, 'th')).toMatchObject({ data: { use_default_language: false } })
  })

  test('stands beside labels: one of them is enough, and the label of the list still counts', async () => {
    expect(await idsOf(feedOf({ content_label_id_list: [13, 14] }))).toEqual(['notes', 'trailer', 'fair'])
    expect(await idsOf(feedOf({ content_label_id_list: [13], content_class: 2 }))).toEqual(['trailer'])
    expect(await idsOf(feedOf({ content_label_id_list: [13], secondary_label_id: 12 }))).toEqual(['trailer'])
    expect(await idsOf(feedOf({ content_label_id_list: [] }))).toHaveLength(4)
    expect(await idsOf(searchFor('text', { content_label_id_list: [14] }))).toEqual(['fair'])
  })
})

test('a label that is unknown is told by its number', async () => {
  const asked = { content_label_id_list: [13, 99] }
  const refusal = { ok: false, error: 'not_found', detail: 'content_label_id_list: there is no label 99' }
  for (const answer of [feedOf(asked), searchFor('x', asked), groupOf(asked)]) expect(await answer).toEqual(refusal)
})

test('a group is filtered in its order', async () => {
  const placed = (order: number, facts = '') => ({ labels: 'guide', facts: `group: intro\norder: ${order}\n${facts}` })
  await importAll({ a: placed(3), b: placed(2, clip), c: placed(1) })
  expect(await idsOf(groupOf())).toEqual(['c', 'b', 'a'])
  expect(await groupOf({ content_class: 1, get_num: 1 })).toMatchObject({
    data: { info_content: [{ content_id: 'c' }], total_num: 2, next_offset: 1, is_finish: false },
  })
  expect(await idsOf(groupOf({ content_label_id_list: [21] }))).toHaveLength(3)
  expect(await idsOf(groupOf({ content_label_id_list: [11] }))).toEqual([])
})

describe('extra facts', () => {
  const factsOf = async (ext_info_type_list: (1 | 2)[] | undefined, language?: Language) => {
    const answer = await feedOf({ ext_info_type_list }, language)
    return answer.ok ? answer.data.info_content.map(({ ext_info }) => ext_info) : answer.error
  }
  beforeEach(async () => {
    const th = { title: 'คอร์ด', updated: '2026-10-01' }
    await importAll({
      chords: { languages: { en: { title: 'Chords', updated: '2026-11-01' }, th } },
      plain: { age: 2 },
    })
    await insertLike(db, 'chords')
  })

  test('are there where they are asked for, and only those', async () => {
    expect(await factsOf(undefined)).toEqual([undefined, undefined])
    expect(await factsOf([1])).toEqual([{ like_num: 1 }, { like_num: 0 }])
    const read = { reading_time: 1, translation: 'original' }
    expect(await factsOf([1, 2])).toEqual([
      { like_num: 1, ...read },
      { like_num: 0, ...read },
    ])
  })

  test('tell how a translation stands to its original', async () => {
    expect(await factsOf([2], 'th')).toEqual([{ reading_time: 1, translation: 'outdated' }])
  })

  test('come with a search too', async () => {
    const answer = await searchFor('chords', { ext_info_type_list: [1] })
    expect(answer).toMatchObject({ data: { info_content: [{ content_id: 'chords', ext_info: { like_num: 1 } }] } })
  })
})

describe('a draft in a list', () => {
  type Draft = InferInput<typeof draftCalls.saveDraft.input>['draft']
  const text = (title: string, words = 'Some') => ({
    title,
    description: `About ${title}`,
    html: `<p>${words} text</p>`,
    updated: '2026-11-20',
  })
  const save = (contentId: string, draft: Partial<Draft>, base = 0) =>
    insertRevision(db, {
      contentId,
      base,
      editor: 'anna',
      action: 'save',
      draft: {
        labels: ['dev'],
        published: null,
        father: null,
        group: null,
        order: null,
        related: true,
        video: null,
        cover: null,
        jump: null,
        ...{ pinned: false, changes: [] },
        texts: { en: text(contentId) },
        ...(draft as object),
      } as never,
    })
  const signed = (content_id: string, lang: Language = 'en', preview_version = 1) => ({
    content_id,
    with_off: true,
    sign_info: signer.sign({ content_id, preview_version, lang }),
  })

  test('that nobody has read yet stands first, in the lists of its labels, and counts', async () => {
    await importAll({ old: { labels: 'dev' }, other: { age: 2, labels: 'media' } })
    await save('fresh', { video: 'https://v.example/a.mp4' })
    const asked = signed('fresh')
    expect(await idsOf(feedOf())).toEqual(['old', 'other'])
    expect(await idsOf(feedOf(asked))).toEqual(['fresh', 'old', 'other'])
    expect(await idsOf(feedOf({ ...asked, secondary_label_id: 13 }))).toEqual(['fresh', 'old'])
    expect(await idsOf(feedOf({ ...asked, secondary_label_id: 12 }))).toEqual(['other'])
    expect(await idsOf(feedOf({ ...asked, content_class: 2 }))).toEqual(['fresh'])
    expect(await idsOf(feedOf({ ...asked, content_label_id_list: [12] }))).toEqual(['other'])
    expect(await feedOf({ ...asked, get_num: 2 })).toMatchObject({
      data: { total_num: 3, next_offset: 2, is_finish: false },
    })
    expect(await feedOf({ ...asked, get_num: 2, offset: 2 })).toMatchObject({
      data: { info_content: [{ content_id: 'other' }], total_num: 3, next_offset: 3, is_finish: true },
    })
  })

  test('stands in place of what readers see of it, at the moment that it says', async () => {
    await importAll({ a: { age: 1 }, b: { age: 3 }, c: { age: 5 } })
    const published = new Date(Date.now() - 4 * 86_400_000).toISOString()
    await save('a', { labels: ['announcement'], published, texts: { en: text('Moved') } }, 1)
    const answer = await feedOf(signed('a', 'en', 2))
    expect(answer).toMatchObject({
      data: { info_content: [{ content_id: 'b' }, { content_id: 'a', title: 'Moved' }, { content_id: 'c' }] },
    })
    expect(await idsOf(feedOf())).toEqual(['a', 'b', 'c'])
  })

  test('whose moment is to come stands first, with its moment', async () => {
    await importAll({ now: { age: 0 } })
    await save('later', { published: '2999-01-01T00:00:00Z' })
    expect(await feedOf(signed('later'))).toMatchObject({
      data: { info_content: [{ content_id: 'later', pub_timestamp: 32_472_144_000 }, { content_id: 'now' }] },
    })
  })

  test('stands in the languages that it has, and is told where that is English alone', async () => {
    await save('fresh', { texts: { en: text('Fresh'), th: text(''), zh: text('新的') } })
    expect(await feedOf(signed('fresh', 'zh'), 'zh')).toMatchObject({ data: { info_content: [{ title: '新的' }] } })
    await save('plain', {})
    const inThai = signed('plain', 'th')
    expect(await feedOf(inThai, 'th')).toMatchObject({ data: { info_content: [], use_default_language: true } })
    expect(await idsOf(feedOf({ ...inThai, use_default_language: true }, 'th'))).toEqual(['plain'])
  })

  test('is found by its own words, and not by those that readers see', async () => {
    await importAll({ chords: { languages: { en: { title: 'Melody' } } }, other: { age: 2 } })
    await save('chords', { labels: ['announcement'], texts: { en: text('Rhythm', 'Drumming') } }, 1)
    const asked = signed('chords', 'en', 2)
    expect(await idsOf(searchFor('melody'))).toEqual(['chords'])
    expect(await idsOf(searchFor('melody', asked))).toEqual([])
    expect(await idsOf(searchFor('drumming', asked))).toEqual(['chords'])
    expect(await searchFor('text', asked)).toMatchObject({ data: { total_num: 2 } })
  })

  test('has its place in its group', async () => {
    const placed = (order: number) => ({ labels: 'guide', facts: `group: intro\norder: ${order}\n` })
    await importAll({ one: placed(1), three: placed(3) })
    await save('two', { labels: ['guide'], group: 'intro', order: 2 })
    expect(await idsOf(groupOf(signed('two')))).toEqual(['one', 'two', 'three'])
    await save('one', { labels: ['guide'] }, 1)
    expect(await idsOf(groupOf(signed('one', 'en', 2)))).toEqual(['three'])
  })

  test('has facts of its own', async () => {
    const th = { ...text('คอร์ด'), updated: '2026-10-01' }
    await save('fresh', { texts: { en: text('Fresh'), th } })
    expect(await feedOf({ ...signed('fresh', 'th'), ext_info_type_list: [1, 2] }, 'th')).toMatchObject({
      data: { info_content: [{ ext_info: { like_num: 0, reading_time: 1, translation: 'outdated' } }] },
    })
  })

  test('without a text in the language leaves the facts of the others as they are', async () => {
    await importAll({ other: { languages: { en: { title: 'Other' }, th: { title: 'อื่น' } } } })
    await save('plain', {})
    expect(await feedOf({ ...signed('plain', 'th'), ext_info_type_list: [2] }, 'th')).toMatchObject({
      data: { info_content: [{ content_id: 'other', ext_info: { reading_time: 1 } }], total_num: 1 },
    })
  })

  test('has the neighbours in its page that it will have', async () => {
    await importAll({ before: { age: 5, labels: 'dev' }, after: { age: 1, labels: 'dev' } })
    await save('between', { published: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    expect(await ask('en')(newsCalls.readArticle, signed('between'))).toMatchObject({
      data: {
        previous: { content_id: 'before' },
        next: { content_id: 'after' },
        related: [{ content_id: 'after' }, { content_id: 'before' }],
      },
    })
  })

  test('is refused without a signature for this draft and language, of now', async () => {
    await save('fresh', {})
    await save('other', {})
    const right = signed('fresh')
    const old = createPreviewSigner(new Map([['studio', ['a-secret-of-this-test-alone']]]), () => Date.now() - 360_000)
    const wrong: FeedInput[] = [
      { with_off: true },
      { content_id: 'fresh' },
      { with_off: true, content_id: 'fresh' },
      { sign_info: right.sign_info },
      { ...right, content_id: 'other' },
      { ...right, sign_info: { ...right.sign_info, preview_version: 2 } },
      { ...right, sign_info: { ...right.sign_info, timestamp: right.sign_info.timestamp + 1 } },
      { ...right, sign_info: { ...right.sign_info, app_key: 'cms' } },
      { ...right, sign_info: { ...right.sign_info, sign: '0'.repeat(64) } },
      { ...right, sign_info: old.sign({ content_id: 'fresh', preview_version: 1, lang: 'en' }) },
      signed('fresh', 'th'),
    ]
    for (const input of wrong) {
      for (const list of [feedOf(input), searchFor('text', input), groupOf(input)]) {
        expect([input, await list]).toEqual([input, { ok: false, error: 'preview_refused' }])
      }
    }
    expect(await idsOf(feedOf(signed('fresh', 'en', 7)))).toBe('not_found')
  })
})
