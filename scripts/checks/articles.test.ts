import { expect, test } from 'vitest'
import { findArticleFaults } from './articles.ts'
import { plantProject } from './planted-project.ts'

const text = '---\ntitle: Soundcheck\ndescription: A test.\nupdated: 2026-11-01\n---\n\nOne, two.\n'
const folder = 'content/articles/soundcheck'
const whole: Record<string, string> = {
  [`${folder}/article.yaml`]: 'published: 2026-11-01T10:00:00+08:00\nlabels: [dev]\n',
  ...Object.fromEntries(['en', 'zh', 'th', 'ms'].map((language) => [`${folder}/${language}.md`, text])),
}
const find = (files: Record<string, string>) => findArticleFaults(plantProject(files))

test('an article that stands in every language has no fault', async () => {
  expect(await find(whole)).toEqual([])
})

test('a language that an article lacks is found', async () => {
  const { [`${folder}/ms.md`]: _, ...rest } = whole
  expect(await find(rest)).toEqual([{ file: `${folder}/ms.md`, rule: 'article', fault: 'it is missing' }])
})

test('a fault in a file of an article is found with its line', async () => {
  const files = { ...whole, [`${folder}/th.md`]: text.replace('title', 'headline') }
  const faults = (await find(files)).filter(({ file }) => file === `${folder}/th.md`)
  expect(faults[0]).toMatchObject({ rule: 'article', fault: expect.stringMatching(/^line 2: /) })
})

test('a cover that is not drawn is found', async () => {
  const file = `${folder}/article.yaml`
  expect(await find({ ...whole, [file]: `${whole[file]}cover: soundcheck\n` })).toEqual([
    { file, rule: 'article', fault: 'cover: there is no drawn cover soundcheck' },
  ])
})
