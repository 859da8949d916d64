import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { textWorkWith } from '#src/core/server/texts/text-work.ts'
import { readVideo } from '#src/core/videos.ts'
import { readArticles } from '#src/features/news/server/articles/article-files.ts'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import { config } from '../../../../site.config.ts'

const folder = resolve(import.meta.dirname, '../../../../content/articles')
const { articles } = await readArticles(folder, { doTextWork: textWorkWith(config.video) })

test.each(config.seasons)('the newest patch notes of %s name its version in every language', (season) => {
  const { id } = gameData.seasons.get(season)!.facts.versions.find(({ current }) => current)!
  const notes = articles.filter(({ changes }) => changes?.some((change) => change.season === season))
  const newest = notes.sort((a, b) => Date.parse(b.published) - Date.parse(a.published))[0]!
  for (const language of languages) {
    const { title, html } = newest.texts[language]!
    for (const text of [title, html]) expect(text.match(/\d+\.\d+(?=:|版本)|(?<=(Patch|แพตช์) )\d+\.\d+/)?.[0]).toBe(id)
  }
})

test('neither the articles nor the campaign show or link to a video of a platform', () => {
  const addresses = articles.flatMap(({ video, texts }) => [
    ...(video ? [video] : []),
    ...Object.values(texts).flatMap(({ html }) => Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href]) => href!)),
  ])
  expect(addresses.filter((each) => readVideo(each.replaceAll('&#x26;', '&'), config.video))).toEqual([])
  expect(config.campaign!.trailer).toBeUndefined()
})
