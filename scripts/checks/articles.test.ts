import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findArticleFaults } from './articles.ts'
import { plantProject } from './planted-project.ts'

const text = '---\ntitle: Soundcheck\ndescription: A test.\nupdated: 2026-11-01\n---\n\nOne, two.\n'
const folder = 'content/articles/soundcheck'
const whole: Record<string, string> = {
  [`${folder}/article.yaml`]: 'published: 2026-11-01T10:00:00+08:00\nlabels: [dev]\n',
  ...Object.fromEntries(['en', 'zh', 'th', 'ms'].map((language) => [`${folder}/${language}.md`, text])),
}
const projectRoot = resolve(import.meta.dirname, '../..')
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

test('a change of what the game data lacks is found', async () => {
  const file = `${folder}/article.yaml`
  const change = (id: string) =>
    `  - { season: m10s16, kind: champion, id: ${id}, from: '1', to: '2', direction: up, what: { en: a, zh: a, th: a, ms: a } }`
  const root = plantProject({
    ...whole,
    [file]: `${whole[file]}changes:\n${change('TFT10_Annie')}\n${change('Nero')}\n`,
  })
  for (const name of ['game-data', 'art']) symlinkSync(join(projectRoot, name), join(root, name))
  expect(await findArticleFaults(root)).toEqual([
    { file, rule: 'article', fault: 'changes: m10s16 has no champion Nero' },
  ])
})

test('a cover that is not drawn is found', async () => {
  const file = `${folder}/article.yaml`
  expect(await find({ ...whole, [file]: `${whole[file]}cover: soundcheck\n` })).toEqual([
    { file, rule: 'article', fault: 'cover: there is no drawn cover soundcheck' },
  ])
})
