import { describe, expect, inject, test } from 'vitest'
import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import { labelCalls } from '#src/features/news/labels.contract.ts'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { type ArticleCard, type ArticleDetail, newsCalls } from '#src/features/news/news.contract.ts'
import { newsTabs } from '#src/features/news/news.rules.ts'
import queries from './setup/data/search-queries.json' with { type: 'json' }
import { query } from './setup/database/postgres.ts'

async function ask<T>(path: string, input: object, language: string): Promise<T> {
  const response = await fetch(inject('origin') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-language': language },
    body: JSON.stringify(input),
  })
  const { code, msg, data } = await response.json()
  expect({ path, code, msg }).toEqual({ path, code: 0, msg: 'ok' })
  return data as T
}

const listIn = async (language: string, column: number) =>
  (
    await ask<{ info_content: ArticleCard[] }>(
      newsCalls.listFeeds.path,
      { primary_label_id: column, get_num: 50 },
      language,
    )
  ).info_content

test('the sample articles are there in every language, with a text and a cover', async () => {
  for (const language of languages.map((each) => languageFacts[each].wire)) {
    const cards = [...(await listIn(language, 1)), ...(await listIn(language, 2))]
    expect(cards.length).toBeGreaterThanOrEqual(24)
    for (const { content_id, pic_urls } of cards) {
      const article = await ask<ArticleDetail>(newsCalls.readArticle.path, { content_id }, language)
      expect(languageFacts[article.language].wire).toBe(language)
      expect(article.content).toContain('<h2>')
      expect((await fetch(inject('origin') + pic_urls[0]!)).status).toBe(200)
    }
  }
})

test('the five articles on how to play are a group in their order', async () => {
  const group = await ask<{ info_content: ArticleCard[] }>(
    newsCalls.listGroup.path,
    { group_id: 'gameplay-intro' },
    'TH',
  )
  expect(group.info_content.map(({ content_id }) => content_id)).toEqual([
    'start-a-game',
    'user-interface',
    'magic-of-gold',
    'road-to-mastery',
    'tempo-and-features',
  ])
})

test('every link in an article leads to a page of its language or a picture', async () => {
  const links = new Set<string>()
  for (const language of languages) {
    const { wire } = languageFacts[language]
    for (const { content_id } of [...(await listIn(wire, 1)), ...(await listIn(wire, 2))]) {
      const { content } = await ask<ArticleDetail>(newsCalls.readArticle.path, { content_id }, wire)
      for (const [, href] of content.matchAll(/ href="([^"]*)"/g)) {
        expect(href).toMatch(new RegExp(`^/(${language}|act)/`))
        links.add(href!.replaceAll('&#x26;', '&'))
      }
    }
  }
  expect(links.size).toBeGreaterThan(40)
  for (const link of links) {
    const { status } = await fetch(inject('origin') + link, { redirect: 'manual' })
    expect({ link, status }).toEqual({ link, status: 200 })
  }
})

describe('the labels of the content service', () => {
  test('are columns with their labels, named in the language', async () => {
    const { primary_label_list } = await ask<{ primary_label_list: object[] }>(labelCalls.listColumns.path, {}, 'CN')
    expect(primary_label_list).toMatchObject([
      {
        label_id: 1,
        label_name: '新闻',
        raw_label_name: 'news',
        default_secondary_label_id: 0,
        secondary_label_list: [0, 11, 12, 13, 14].map((label_id) => ({ label_id })),
      },
      { label_id: 2, raw_label_name: 'guide', secondary_label_list: [{ label_id: 0 }, { label_id: 21 }] },
    ])
  })

  test('are those of all columns, or of one', async () => {
    const list = { label_list: expect.any(Array) }
    const all = await ask<{ label_list: object[] }>(labelCalls.listLabels.path, {}, 'EN')
    expect([all, all.label_list.length]).toEqual([list, 5])
    const news = await ask<{ label_list: object[] }>(labelCalls.listColumnLabels.path, { group_id: 1 }, 'TH')
    expect(news.label_list).toContainEqual({ label_id: 11, label_name: 'ประกาศ' })
  })
})

test('the tabs of the news are the labels of their column, in its order and names', async () => {
  for (const language of languages) {
    const { wire } = languageFacts[language]
    type Column = { label_name: string; secondary_label_list: { label_name: string }[] }
    const { primary_label_list } = await ask<{ primary_label_list: Column[] }>(labelCalls.listColumns.path, {}, wire)
    const names = primary_label_list[0]!.secondary_label_list.map(({ label_name }) => label_name)
    const html = await (await fetch(`${inject('origin')}/${language}/news`)).text()
    const tabs = [...html.matchAll(/<a [^>]*data-action="filter_change"[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name)
    expect(tabs).toEqual(names)
  }
})

test('another game or area is told by its code', async () => {
  const others: Record<string, string>[] = [{ 'x-gameid': '1' }, { 'x-gameid': '30051', 'x-areaid': 'moon' }]
  for (const headers of others) {
    const response = await fetch(inject('origin') + labelCalls.listLabels.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
    expect([response.status, (await response.json()).code]).toEqual([400, 400005])
  }
})

describe('a list is refused by the name of its first wrong field', () => {
  const lists: [string, object][] = [
    [newsCalls.listFeeds.path, { primary_label_id: 1 }],
    [newsCalls.searchFeeds.path, { keyword: 'season' }],
    [newsCalls.listGroup.path, { group_id: 'gameplay-intro' }],
  ]
  const sign = { preview_version: 1, sign: 'a'.repeat(64), timestamp: 1, app_key: 'studio' }
  test.each<[string, unknown]>([
    ...[3, -1, 1.5, '1', null, [1]].map((value): [string, unknown] => ['content_class', value]),
    ['content_label_id_list', 13],
    ['content_label_id_list', Array.from({ length: 21 }, () => 13)],
    ['content_label_id_list.0', [0]],
    ['content_label_id_list.1', [13, '14']],
    ['content_label_id_list.0', [13.5]],
    ['ext_info_type_list', 1],
    ['ext_info_type_list', [1, 1, 2]],
    ['ext_info_type_list.0', [3]],
    ['ext_info_type_list.1', [1, '2']],
    ['content_id', 'No Id'],
    ['with_off', 'true'],
    ['sign_info', 'a'.repeat(64)],
    ['sign_info.sign', { ...sign, sign: 'A'.repeat(64) }],
    ['sign_info.preview_version', { ...sign, preview_version: 0 }],
    ['sign_info.timestamp', { ...sign, timestamp: '1' }],
    ['sign_info.app_key', { ...sign, app_key: '' }],
    ['get_num', 51],
    ['offset', -1],
  ])('%s: %j', async (field, value) => {
    for (const [path, input] of lists) {
      const response = await fetch(inject('origin') + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input, [field.split('.')[0]!]: value }),
      })
      const { code, msg } = await response.json()
      expect({ path, status: response.status, code, msg }).toEqual({
        path,
        status: 400,
        code: 400001,
        msg: expect.stringMatching(new RegExp(`^${field}: `)),
      })
    }
  })
})

test('likes are counted, and nobody likes without signing in', async () => {
  const [id, url] = ['magic-of-gold', inject('databaseUrl')]
  await query(
    url,
    `with made as (insert into account_users (name_sealed) values ('Ann of likes'), ('Ben of likes') returning user_id)
     insert into news_likes select $1, user_id from made`,
    [id],
  )
  const asked = { content_id_list: [id, 'start-a-game', 'nothing'] }
  const { like_info_list } = await ask<{ like_info_list: object[] }>(likeCalls.listLikes.path, asked, 'EN')
  await query(url, "delete from account_users where name_sealed like '% of likes'")
  expect(like_info_list).toEqual([
    { content_id: id, like_num: 2, is_liked: false },
    { content_id: 'start-a-game', like_num: 0, is_liked: false },
    { content_id: 'nothing', like_num: 0, is_liked: false },
  ])
  const response = await fetch(inject('origin') + likeCalls.like.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content_id: id }),
  })
  expect([response.status, (await response.json()).code]).toEqual([401, 410001])
})

test('backgrounds are pictures by the keys of pages', async () => {
  const asked = { page_key_list: ['home', 'nothing', 'constructor'] }
  const { background_list } = await ask<{ background_list: { pic_url: string }[] }>(
    newsCalls.listBackgrounds.path,
    asked,
    'EN',
  )
  expect(background_list).toEqual([{ page_key: 'home', pic_url: expect.stringMatching(/^\/act\//) }])
  expect((await fetch(inject('origin') + background_list[0]!.pic_url)).status).toBe(200)
})

describe('programs that follow news', () => {
  test.each(languages)('find a feed of each tab in %s', async (language) => {
    for (const tab of newsTabs) {
      const atom = await fetch(`${inject('origin')}/${language}/news/${tab}.atom`)
      const json = await fetch(`${inject('origin')}/${language}/news/${tab}.json`)
      expect([atom.status, atom.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
      const { items, version, title } = await json.json()
      expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
      const text = await atom.text()
      expect(text.match(/<entry>/g)).toHaveLength(items.length)
      expect(text).toContain(`<title>${title}</title>`)
      for (const { url } of items) expect(new URL(url).pathname).toMatch(new RegExp(`^/${language}/static/`))
    }
  })

  test('are told of it by the page', async () => {
    const html = await (await fetch(`${inject('origin')}/th/news?label=dev`)).text()
    for (const format of ['atom', 'json']) expect(html).toContain(`href="/th/news/dev.${format}"`)
  })
})

describe('the search', () => {
  test('has 52 queries to answer', () => {
    expect(queries).toHaveLength(52)
  })

  test.each(queries)('in $language for "$keyword"', async ({ language, keyword, first, holds, lacks }) => {
    const { wire } = languageFacts[language as Language]
    const columns = [1, 2].map((primary_label_id) =>
      ask<{ info_content: ArticleCard[] }>(
        newsCalls.searchFeeds.path,
        { keyword, primary_label_id, get_num: 50 },
        wire,
      ),
    )
    const lists = (await Promise.all(columns)).map((feed) => feed.info_content.map(({ content_id }) => content_id))
    const found = lists.flat()
    if (first.length > 0) expect(first.some((id) => lists.some((list) => list[0] === id))).toBe(true)
    expect(found).toEqual(expect.arrayContaining(holds))
    for (const id of lacks) expect(found).not.toContain(id)
  })
})
