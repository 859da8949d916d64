import { expect, test } from 'vitest'
import { plantProject } from './planted-project.ts'
import { findTermFaults } from './terms.ts'

const terms = `# Terms

| English | 中文 | ไทย | Bahasa Melayu | Never |
| --- | --- | --- | --- | --- |
| skill | 技能 | สกิล | skill | spell, ability (en), kebolehan (ms) |
| ability power | 法术强度 | พลังเวท | kuasa sihir | |
| attack (hit) | 攻击 | การโจมตี | serangan | auto attack (en) |
| attack power | 攻击力 | พลังโจมตี | kuasa serangan | attack damage (en) |
| stun | 晕眩 | สตัน | pengsan | 眩晕, 击晕 (zh) |
`

const faultsIn = (file: string, texts: object) =>
  findTermFaults(
    plantProject({ 'docs/terms.md': terms, [`game-data/m10s16/text/${file}.json`]: JSON.stringify(texts) }),
  ).map(({ fault }) => fault)

test('a refused word is found in its language, alone or in the plural', () => {
  expect(faultsIn('en/skills', { Annie: 'Casts two Spells.' })).toEqual(['Annie: write skill for spell'])
  expect(faultsIn('ms/skills', { Annie: 'Kebolehan ini kuat.' })).toEqual(['Annie: write skill for kebolehan'])
  expect(faultsIn('zh/traits', { Emo: { text: '造成伤害', level: '眩晕1秒' } })).toEqual(['Emo: write 晕眩 for 眩晕'])
})

test('plurals in -ies are found', () => {
  expect(faultsIn('en/skills', { Annie: 'Her abilities crit.' })).toEqual(['Annie: write skill for ability'])
})

test('a term that is only a part of a refused word does not excuse it', () => {
  expect(faultsIn('en/items', { Sword: 'Gain attack damage and attack power.' })).toEqual([
    'Sword: write attack power for attack damage',
  ])
  expect(faultsIn('en/items', { Sword: 'An attack deals damage.' })).toEqual([])
})

test('lines of single levels are read, names of numbers are not', () => {
  const levels = { 6: 'Spells cost less.' }
  expect(faultsIn('en/traits', { Emo: { text: 'Gain mana.', levels } })).toEqual(['Emo: write skill for spell'])
  expect(faultsIn('en/traits', { Emo: { text: 'Gain {Spell} mana.' } })).toEqual([])
})

test('a used word that holds a refused one passes, and so do other languages', () => {
  expect(faultsIn('en/skills', { Annie: 'Gains ability power. Her skill is spellbinding.' })).toEqual([])
  expect(faultsIn('th/skills', { Annie: 'ability' })).toEqual([])
})

test('the name of a number may hold a refused word', () => {
  expect(faultsIn('en/augments', { Annie: 'Gain {Spell} gold.' })).toEqual([])
})
