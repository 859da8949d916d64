import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { InferInput } from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { createTextShow } from '#src/core/server/texts/shown-texts.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { type PlantedArticle, plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { game } from '../../../../../e2e/setup/data/game-data.ts'
import { insertLike } from '../../../../../e2e/setup/data/likes.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { findVersions, updateVersions } from '../articles/versions.store.ts'
import { createPreviewSigner } from '../drafts/preview-signature.ts'
import { newsHandlers } from './news.handlers.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 4, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())
/** Replaces all articles by these. */
async function importAll(articles: Record<string, PlantedArticle>) {
  await db.deleteFrom('news_articles').execute()
  return importArticles(db, plantArticles(articles), { doTextWork })
}

const faults: Error[] = []
const showText = createTextShow({ doTextWork, timeZone: 'Asia/Singapore', onFault: (error) => faults.push(error) })
const videoEmbeds = { youtube: 'https://player.example/embed/{id}?play' }
const backgrounds = { home: '/act/home.jpg' }
const reports: string[] = []
const report = (fault: string, id: string) => reports.push(`${id}: ${fault}`)
const signer = createPreviewSigner(new Map([['studio', ['a-secret-of-this-test-alone']]]))
const settings = { ...game, videoEmbeds, backgrounds, report, editorOrigin: () => 'https://studio.example' }
const ask = (language: Language = 'en') =>
  askInProcess(
    { language, test: false },
    bindCalls([newsHandlers({ db, showText, doTextWork, signer, gameId: '30051', ...settings })]),
  )
const announcements = { primary_label_id: 1, secondary_label_id: 11 }

async function idsOf(input: { primary_label_id: number; secondary_label_id?: number }, language?: Language) {
  const answer = await ask(language)(newsCalls.listFeeds, input)
  return answer.ok ? answer.data.info_content.map(({ content_id }) => content_id) : answer.error
}

describe('a feed', () => {
  test('lists newest first, then by id, and only what is published', async () => {
    await importAll({ c: { age: 3 }, b: { age: 1 }, old: { age: 9 }, 'to-come': { age: -1 } })
    expect(await idsOf(announcements)).toEqual(['b', 'c', 'old'])
  })

  test('of a column holds all of its labels, and the guide stands apart', async () => {
    await importAll({ a: { labels: 'media' }, b: { age: 2, labels: 'dev, community' }, start: { labels: 'guide' } })
    expect(await idsOf({ primary_label_id: 1 })).toEqual(['a', 'b'])
    expect(await idsOf({ primary_label_id: 1, secondary_label_id: 14 })).toEqual(['b'])
    expect(await idsOf({ primary_label_id: 2 })).toEqual(['start'])
    expect(await idsOf({ primary_label_id: 1, secondary_label_id: 99 })).toBe('not_found')
  })

  test('comes in pages that are stable and end', async () => {
    await importAll(Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`article-${i}`, { age: i + 1 }])))
    const pageAt = async (offset: number) => {
      const answer = await ask()(newsCalls.listFeeds, { ...announcements, offset, get_num: 3 })
      if (!answer.ok) throw new Error(answer.error)
      const { info_content, ...rest } = answer.data
      return { ids: info_content.map(({ content_id }) => content_id), ...rest }
    }
    const rest = { total_num: 7, use_default_language: false }
    expect(await pageAt(0)).toEqual({
      ids: ['article-0', 'article-1', 'article-2'],
      next_offset: 3,
      is_finish: false,
      ...rest,
    })
    expect(await pageAt(6)).toEqual({ ids: ['article-6'], next_offset: 7, is_finish: true, ...rest })
    expect(await pageAt(50)).toEqual({ ids: [], next_offset: 7, is_finish: true, ...rest })
  })

  test('tells to ask for English where the language has nothing', async () => {
    await importAll({ only: { languages: { en: { title: 'Only English' } } } })
    const answer = await ask('th')(newsCalls.listFeeds, announcements)
    expect(answer).toMatchObject({ data: { info_content: [], total_num: 0, use_default_language: true } })
    const again = await ask('th')(newsCalls.listFeeds, { ...announcements, use_default_language: true })
    expect(again).toMatchObject({ data: { info_content: [{ title: 'Only English' }], use_default_language: false } })
    await importAll({})
    expect(await ask('th')(newsCalls.listFeeds, announcements)).toMatchObject({ data: { use_default_language: false } })
  })

  test('has ready cards with cover, seconds and video', async () => {
    await importAll({
      clip: { labels: 'media', facts: 'video: https://video.example.com/?platform=youtube&videoId=1\n' },
    })
    const answer = await ask()(newsCalls.listFeeds, { primary_label_id: 1 })
    expect(answer).toMatchObject({
      data: {
        info_content: [
          {
            content_id: 'clip',
            father_content_id: 'clip',
            content_desc: 'About clip',
            content_part: 'Text of clip',
            pic_urls: ['/act/covers/1440x810/media.jpg'],
            labels: ['media'],
            video_info: { video_source: 'https://video.example.com/?platform=youtube&videoId=1' },
          },
        ],
      },
    })
  })
})

describe('an article', () => {
  const both = { en: { title: 'Chords', updated: '2026-11-02' }, th: { title: 'คอร์ด', updated: '2026-11-02' } }
  const read = (input: InferInput<typeof newsCalls.readArticle.input>, language?: Language) =>
    ask(language)(newsCalls.readArticle, input)

  test('is read in its language, else in English', async () => {
    await importAll({ chords: { languages: both } })
    expect(await read({ content_id: 'chords' }, 'th')).toMatchObject({
      data: {
        title: 'คอร์ด',
        language: 'th',
        translation: 'translated',
        content: '<p>Text of <strong>คอร์ด</strong></p>',
      },
    })
    expect(await read({ content_id: 'chords' }, 'zh')).toMatchObject({
      data: { title: 'Chords', language: 'en', translation: 'original' },
    })
  })

  test('says that a translation is older than the original', async () => {
    await importAll({ chords: { languages: { ...both, th: { title: 'คอร์ด', updated: '2026-10-30' } } } })
    expect(await read({ content_id: 'chords' }, 'th')).toMatchObject({ data: { translation: 'outdated' } })
  })

  test('by its father is the newest that is published', async () => {
    const facts = 'father: notes\n'
    await importAll({ 'notes-1': { age: 9, facts }, 'notes-2': { age: 2, facts }, 'notes-3': { age: -2, facts } })
    expect(await read({ father_content_id: 'notes' })).toMatchObject({
      data: { content_id: 'notes-2', father_content_id: 'notes' },
    })
  })

  test('that is unknown or to come is not found', async () => {
    await importAll({ later: { age: -1 } })
    for (const input of [{ content_id: 'nothing' }, { content_id: 'later' }, { father_content_id: 'later' }])
      expect(await read(input)).toEqual({ ok: false, error: 'not_found' })
  })
})

describe('what stands around an article', () => {
  const around = async (content_id: string) => {
    const answer = await ask()(newsCalls.readArticle, { content_id })
    if (!answer.ok) throw new Error(answer.error)
    const { related, previous, next } = answer.data
    return { related: related.map((card) => card.content_id), previous: previous?.content_id, next: next?.content_id }
  }

  test('is its label by time: the one before, the one after, and the newest others', async () => {
    const all = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id, index) => [id, { age: index + 1 }]))
    await importAll({ ...all, other: { labels: 'dev' }, later: { age: -1 } })
    expect(await around('c')).toEqual({ related: ['a', 'b', 'd'], previous: 'd', next: 'b' })
    expect(await around('a')).toEqual({ related: ['b', 'c', 'd'], previous: 'b', next: undefined })
    expect(await around('other')).toEqual({ related: [], previous: undefined, next: undefined })
  })

  test('is by id among those of one moment', async () => {
    await importAll({ a: {}, b: {}, c: {} })
    const moment = { published_at: new Date('2026-01-01') }
    for (const table of ['news_articles', 'news_cards'] as const) await db.updateTable(table).set(moment).execute()
    expect(await around('b')).toEqual({ related: ['a', 'c'], previous: 'c', next: 'a' })
  })

  test('is its group by order', async () => {
    const placed = (order: number) => ({ labels: 'guide', age: order, facts: `group: intro\norder: ${order}\n` })
    await importAll({ one: placed(1), two: placed(2), three: placed(3) })
    expect(await around('two')).toEqual({ related: ['one', 'three'], previous: 'one', next: 'three' })
  })
})

describe('a video of an article', () => {
  const videoOf = async (source: string) => {
    await importAll({ clip: { labels: 'media', facts: `video: ${source}\n` } })
    const answer = await ask()(newsCalls.readArticle, { content_id: 'clip' })
    return answer.ok ? answer.data.video : answer.error
  }

  test('is that of a platform, or a file', async () => {
    expect(await videoOf('https://v.example/?platform=youtube&videoId=a_b-1')).toEqual({
      kind: 'embedded',
      address: 'https://player.example/embed/a_b-1?play',
    })
    expect(await videoOf('https://v.example/a.mp4')).toEqual({ kind: 'direct', address: 'https://v.example/a.mp4' })
    expect(reports).toEqual([])
  })

  test('is none where its source is none, and the operator is told', async () => {
    expect(await videoOf('https://v.example/?platform=youtube&videoId=%22%3E')).toBeNull()
    expect(await videoOf('https://v.example/?platform=unknown&videoId=1')).toBeNull()
    expect(reports.splice(0)).toEqual(['clip: wrong url format', 'clip: wrong url format'])
  })
})

test('a card may lead elsewhere', async () => {
  await importAll({ out: { facts: 'jump: { type: external, url: https://example.com }\n' } })
  const answer = await ask()(newsCalls.listFeeds, announcements)
  expect(answer).toMatchObject({
    data: { info_content: [{ jump_link_info: { jump_type: 'external', jump_url: 'https://example.com' } }] },
  })
})

test('a text that this site can not have stored is shown as words, and that is told', async () => {
  await importAll({ deep: {} })
  const html = `${'<div>'.repeat(101)}<img src=x onerror=a>x`
  await db.updateTable('news_texts').set({ html }).execute()
  expect(await ask()(newsCalls.readArticle, { content_id: 'deep' })).toMatchObject({
    data: { content: expect.stringMatching(/^ +x$/) },
  })
  expect(faults.splice(0).map(({ message }) => message)).toEqual([expect.stringContaining('nested deeper')])
})

test('a group is listed in its order, whatever its dates', async () => {
  const placed = (order: number) => ({ labels: 'guide', age: order, facts: `group: intro\norder: ${order}\n` })
  await importAll({ second: placed(2), first: placed(1), third: placed(3) })
  const answer = await ask()(newsCalls.listGroup, { group_id: 'intro', get_num: 2 })
  expect(answer).toMatchObject({
    data: { info_content: [{ content_id: 'first' }, { content_id: 'second' }], total_num: 3 },
  })
})

describe('an import', () => {
  test('changes what changed, and tells instances only then', async () => {
    const listener = new pg.Client(url)
    onTestFinished(() => listener.end())
    await listener.connect()
    const heard: string[] = []
    listener.on('notification', ({ channel }) => heard.push(channel))
    await db.deleteFrom('news_articles').execute()
    await listener.query('listen encore_pages')
    const folder = plantArticles({ a: {}, b: {} })
    const notices = async () => {
      await listener.query('select 1') // notices precede the answer
      return heard.length
    }
    expect(await importArticles(db, folder, { doTextWork })).toMatchObject({ added: 2, changed: 0, unchanged: 0 })
    expect(await notices()).toBe(1)
    expect(await importArticles(db, folder, { doTextWork })).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(await notices()).toBe(1)
    writeFileSync(join(folder, 'b/en.md'), '---\ntitle: New\ndescription: Now\nupdated: 2026-11-03\n---\n\nNew.\n')
    expect(await importArticles(db, folder, { doTextWork })).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(await notices()).toBe(2)
    expect(await ask()(newsCalls.readArticle, { content_id: 'b' })).toMatchObject({ data: { title: 'New' } })
  })

  test('of two processes at once stores each article once', async () => {
    await db.deleteFrom('news_articles').execute()
    const folder = plantArticles({ a: {}, b: {}, c: {} })
    const done = await Promise.all(Array.from({ length: 4 }, () => importArticles(db, folder, { doTextWork })))
    expect(done.map(({ added }) => added).sort()).toEqual([0, 0, 0, 3])
    expect(await idsOf(announcements)).toHaveLength(3)
  })

  test('of a changed article keeps what readers did with it', async () => {
    const folder = plantArticles({ liked: {} })
    await importArticles(db, folder, { doTextWork })
    await insertLike(db, 'liked')
    writeFileSync(join(folder, 'liked/en.md'), '---\ntitle: New\ndescription: Now\nupdated: 2026-11-03\n---\n\nNew.\n')
    await importArticles(db, folder, { doTextWork })
    expect(await db.selectFrom('news_likes').selectAll().execute()).toHaveLength(1)
  })

  test('with one fault takes nothing and tells file and line', async () => {
    await importAll({ kept: {} })
    const folder = plantArticles({ good: {}, bad: { labels: 'gossip' } })
    await expect(importArticles(db, folder, { doTextWork })).rejects.toThrow(
      /^Nothing was imported\.\nbad\/article\.yaml:2: labels\.0: /,
    )
    expect(await idsOf(announcements)).toEqual(['kept'])
  })
})

test('what stands around articles counts as changed where that is asked for, their own texts do not', async () => {
  await importAll({ a: {} })
  const before = await findVersions(db)
  await updateVersions(db)
  const after = await findVersions(db)
  expect(after.pages).toEqual(before.pages)
  expect(after.all).not.toBe(before.all)
})
