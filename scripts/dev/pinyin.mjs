// Writes game-data/pinyin.json; run it after a change of Chinese names.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { customPinyin, pinyin } from 'pinyin-pro'

const lists = ['champions', 'traits', 'items', 'augments', 'snax']

/** Words that the library reads otherwise than players do. */
customPinyin({ 乡村乐: 'xiāng cūn yuè', 打击乐: 'dǎ jī yuè' })

/** The text of game-data/pinyin.json: characters by their usual reading, and names that read otherwise; ü is v. */
export function pinyinTable(root) {
  const names = chineseNames(join(root, 'game-data'))
  const characters = new Set([...commonCharacters(), ...names.flatMap((name) => [...name])])
  const byReading = {}
  for (const character of [...characters].sort()) {
    const reading = syllablesOf(character).join('')
    byReading[reading] = (byReading[reading] ?? '') + character
  }
  const other = names.filter((name) => syllablesOf(name).join() !== [...name].flatMap(syllablesOf).join())
  return `${JSON.stringify({ characters: sorted(byReading), names: Object.fromEntries(other.map((name) => [name, syllablesOf(name).join(' ')])) }, null, 1)}\n`
}

const syllablesOf = (text) => pinyin(text, { toneType: 'none', type: 'array', v: true })

const sorted = (record) =>
  Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, record[key]]),
  )

/** The runs of Chinese characters in the names of all seasons. */
function chineseNames(folder) {
  const seasons = readdirSync(folder).filter((name) => /^m\d+s\d+$/.test(name))
  const names = seasons.flatMap((season) =>
    lists.flatMap((list) => JSON.parse(readFileSync(join(folder, season, `${list}.json`), 'utf8'))),
  )
  return [...new Set(names.flatMap(({ name }) => name.zh?.match(/\p{Script=Han}+/gu) ?? []))].sort()
}

/** The 3,755 characters of the first level of GB 2312. */
function commonCharacters() {
  const rows = Array.from({ length: 0xd7 - 0xb0 + 1 }, (_, row) => 0xb0 + row)
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell)
  const bytes = Uint8Array.from(rows.flatMap((row) => cells.flatMap((cell) => [row, cell])))
  return [...new TextDecoder('gb2312').decode(bytes)].filter((character) => /\p{Script=Han}/u.test(character))
}

const root = resolve(import.meta.dirname, '../..')
if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'game-data/pinyin.json'), pinyinTable(root))
