import { expect, inject, test } from 'vitest'
import { visit } from './setup/browser.ts'

/** A page of this site that holds nothing but the library. */
async function barePage(group = 'release') {
  const { page } = await visit('/robots.txt', { ready: false, bypassCSP: true })
  await page.setContent('<!doctype html><title>bare</title>')
  await page.addScriptTag({ url: `${inject('origin')}/act/gamedata/${group}/jcc-lib.js` })
  return page
}

const read = (page: Awaited<ReturnType<typeof barePage>>, language: string, kinds: string[], group = 'release') =>
  page.evaluate(
    ([group, language, kinds]) =>
      window.JCCLibGroup![group as 'release'].getModeGameData(language as 'en', kinds as string[]),
    [group, language, kinds] as const,
  )

test.each(['release', 'prerelease'])(
  'a bare page reads champions and seasons through the %s library',
  async (group) => {
    const data = await read(await barePage(group), 'zh', ['hero', 'season'], group)
    expect(data.season.map(({ id }) => id)).toEqual(['m10s16', 'm15s16'])
    const illaoi = data.hero.m10s16!.find(({ $key_id }) => $key_id === 'TFT10_Illaoi')!
    expect(illaoi).toMatchObject({ name: '俄洛伊', price: 5 })
    expect(illaoi.$trait_data.map(({ contactId, numList }) => [contactId, numList])).toContainEqual([
      'Set10_Brawler',
      [2, 4, 6],
    ])
  },
)

test('Malay falls back to English in seasons of a mode up to 15', async () => {
  const page = await barePage()
  const [malay, english] = [await read(page, 'ms', ['hero']), await read(page, 'en', ['hero'])]
  expect(malay.hero).toEqual(english.hero)
})

test('an unknown kind is left out and an unknown season key is empty', async () => {
  const data = await read(await barePage(), 'en', ['hero', 'nothing'])
  expect(Object.keys(data)).toEqual(['hero'])
  expect(data.hero.m99s1).toBeUndefined()
})

test('every data file is immutable under its path, and an unknown one is missing', async () => {
  const script = await (await fetch(`${inject('origin')}/act/gamedata/release/jcc-lib.js`)).text()
  const [path] = /\/act\/gamedata\/data\/hero-en\.\w+\.json/.exec(script)!
  expect((await fetch(inject('origin') + path)).headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${inject('origin')}/act/gamedata/data/hero-en.000.json`)).status).toBe(404)
})
