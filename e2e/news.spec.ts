import { describe, expect, inject, test } from 'vitest'
import { type Language, languageFacts, languages } from '../src/core/languages.ts'
import { type ArticleCard, type ArticleDetail, newsCalls } from '../src/features/news/news.contract.ts'
import queries from './setup/search-queries.json' with { type: 'json' }

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

test('every link in an article leads to a page of its language', async () => {
  const links = new Set<string>()
  for (const language of languages) {
    const { wire } = languageFacts[language]
    for (const { content_id } of [...(await listIn(wire, 1)), ...(await listIn(wire, 2))]) {
      const { content } = await ask<ArticleDetail>(newsCalls.readArticle.path, { content_id }, wire)
      for (const [, href] of content.matchAll(/ href="([^"]*)"/g)) {
        expect(href).toMatch(new RegExp(`^/${language}/`))
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

describe('the search', () => {
  test('has 50 queries to answer', () => {
    expect(queries).toHaveLength(50)
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
