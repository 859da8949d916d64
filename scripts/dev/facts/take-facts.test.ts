import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hasReferenceTexts, referenceFolder } from '../../../e2e/setup/reference/texts.ts'
import { takeFacts } from './take-facts.ts'

const stats = { health: 650, armor: 40 }
const project = {
  'game-data/m10s16/augments.json': [
    { id: 'Old', name: { en: 'Old', th: 'Old' }, tier: 'silver', vars: {} },
    { id: 'Listed', name: { en: 'Listed' }, tier: 'gold', kind: 'items', vars: {}, traits: ['Kept'] },
    { id: 'TFT10_Augment_TwinTerror1', name: { en: 'Twin Terror' }, tier: 'gold', vars: { BonusStats: 30 } },
    { id: 'TFT9_Augment_OneTwosThree', name: { en: 'Ones Twos Three' }, tier: 'silver', vars: {} },
  ],
  'game-data/m10s16/traits.json': [
    { id: 'Set10_Pentakill', name: { en: 'Pentakill' }, levels: [3, 10].map((min) => ({ min, vars: {} })) },
  ],
  'game-data/m15s16/champions.json': [
    { id: 'Gnar', name: { en: 'Gnar' }, stats, ability: { name: { zh: '旧' }, type: 'active' } },
    {
      id: 'Lee',
      name: { en: 'Lee' },
      stats,
      ability: { name: { en: 'Stances' }, type: 'active' },
      forms: [
        { trait: 'TFT15_Duelist', ability: { name: { en: 'Old', zh: '连打' }, type: 'active', vars: { Old: 1 } } },
      ],
    },
  ],
  'game-data/m15s16/traits.json': [
    { id: 'Edge', name: { en: 'Edge' }, levels: [{ min: 2, style: 'bronze', vars: { AD: 0.35, Kept: 1 } }] },
  ],
  'game-data/m15s16/items.json': [
    { id: 'Blade', name: { en: 'Blade' }, stats: { attackDamage: 50 }, vars: { AD: 0.55, BonusDamage: 0.1, Kills: 3 } },
    { id: 'TFT_Item_EternalFlame', name: { en: 'Flame' }, stats: {} },
    { id: 'TFT_Item_Redemption', name: { en: 'Visage' }, stats: {} },
  ],
  'game-data/m15s16/snax.json': [
    { id: 'Ace', name: { en: 'Ace Pilot' }, levels: [{ min: 1, vars: { percent: 0.75 } }] },
  ],
}
const items = {
  Blade: { variables: { AD: 0.55, BonusDamage: 0.1, Kills: 3 } },
  TFT_Item_EternalFlame: { variables: { BonusDamage: 0.08, DamageAmp: 0.08 } },
  TFT_Item_Redemption: { variables: { ManaRegen: 2 } },
}
const lists = { inTencentS10: false, inDataDragon1323: false, inRevival2025: false }
const folder = {
  'names-en-m10s16.json': { data: { skills: {}, augments: { Old: { name: 'Old' }, Listed: { name: 'Listed I' } } } },
  'names-zh-m10s16.json': {
    data: { skills: {}, augments: { Listed: { name: '上榜' }, TFT9_Augment_OneTwosThree: { name: '一二二三 ' } } },
  },
  'augments-m10s16.json': {
    data: {
      Old: { tier: 'silver', variables: {}, ...lists },
      Listed: { tier: 'gold', variables: { Gold: 2 }, ...lists, inRevival2025: true },
      TFT10_Augment_TwinTerror1: { tier: 'gold', variables: { BonusStats: 30 } },
      TFT9_Augment_OneTwosThree: { tier: 'silver', variables: {} },
    },
  },
  'names-en-m15s16.json': {
    data: {
      skills: { Gnar: { name: 'Gadagadagada!' }, Lee: { name: 'Stances' } },
      snax: { Ace: { name: 'Space Ace' } },
    },
  },
  'names-zh-m15s16.json': { data: { skills: { Gnar: { name: '呀哒' } }, snax: {} } },
  'augments-m15s16.json': { data: {} },
  'skills-m15s16.json': {
    data: {
      Gnar: { name: 'Gadagadagada!', variables: { MaxStacks: 10 } },
      Lee: {
        name: 'Stances',
        variables: {},
        forms: {
          TFT15_LeeSinSpell_FighterStance: { name: 'Duelist Stance: Flurry', variables: { NumClones: [10, 10, 1500] } },
        },
      },
    },
  },
  'traits-items-m15s16-reference.json': {
    data: { traits: { Edge: { levels: [{ variables: { AD: 0.4 } }] } }, items },
  },
  'snax-m15s16.json': {
    data: {
      Ace: {
        levels: [{ min: 1, variables: { percent: 0.5 } }],
        rules: { Weight: 10, MinStage: 3, MaxStage: 4 },
        champions: { first: ['Gnar'] },
      },
    },
  },
  'disagreements.json': { championStats: [['Gnar', 'armor', 40, 45]] },
}

function plant(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'encore-facts-'))
  const empty = ['m10s16', 'm15s16'].flatMap((season) =>
    ['champions', 'traits', 'items', 'augments', 'snax'].map(
      (kind) => [`game-data/${season}/${kind}.json`, []] as const,
    ),
  )
  for (const [file, content] of [...empty, ...Object.entries(files)]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(content))
  }
  return root
}

test('facts are taken, what people decided stays, each change is named, and a second run changes nothing', () => {
  const [root, from] = [plant(project), plant(folder)]
  expect(takeFacts(root, from)).toEqual([
    'm10s16 Set10_Pentakill levels: [{"min": 3, "vars": {}}, {"min": 10, "vars": {}}] -> [{"min": 3, "vars": {"DAMAGE_REDUCTION": 0.15}}, {"min": 10, "vars": {"DAMAGE_REDUCTION": 0.5}}]',
    'm10s16 Old name: {"en": "Old", "th": "Old"} -> {"en": "Old"}',
    'm10s16 Old offered: nothing -> false',
    'm10s16 Listed name: {"en": "Listed"} -> {"en": "Listed I", "zh": "上榜"}',
    'm10s16 Listed vars: {} -> {"Gold": 2}',
    'm10s16 TFT10_Augment_TwinTerror1 vars: {"BonusStats": 30} -> {"BonusStats": 30, "BonusHP": 300}',
    'm10s16 TFT9_Augment_OneTwosThree name: {"en": "Ones Twos Three"} -> {"en": "Ones Twos Three", "zh": "一二二三"}',
    'm15s16 Gnar stats: {"health": 650, "armor": 40} -> {"health": 650, "armor": 45}',
    'm15s16 Gnar ability: {"name": {"zh": "旧"}, "type": "active"} -> {"name": {"en": "Gadagadagada!", "zh": "呀哒"}, "type": "active", "vars": {"MaxStacks": 10}}',
    'm15s16 Lee ability: {"name": {"en": "Stances"}, "type": "active"} -> {"name": {"en": "Stances"}, "type": "active", "vars": {}}',
    'm15s16 Lee forms: [{"trait": "TFT15_Duelist", "ability": {"name": {"en": "Old", "zh": "连打"}, "type": "active", "vars": {"Old": 1}}}] -> [{"trait": "TFT15_Duelist", "ability": {"name": {"en": "Flurry", "zh": "连打"}, "type": "active", "vars": {"NumClones": [10, 10, 1500]}}}]',
    'm15s16 Edge levels: [{"min": 2, "style": "bronze", "vars": {"AD": 0.35, "Kept": 1}}] -> [{"min": 2, "style": "bronze", "vars": {"AD": 0.4, "Kept": 1}}]',
    'm15s16 Blade stats: {"attackDamage": 50} -> {"attackDamagePercent": 55, "damageAmpPercent": 10}',
    'm15s16 Blade vars: {"AD": 0.55, "BonusDamage": 0.1, "Kills": 3} -> {"Kills": 3}',
    'm15s16 TFT_Item_EternalFlame vars: nothing -> {"DamageAmp": 0.08}',
    'm15s16 TFT_Item_Redemption stats: {} -> {"manaRegeneration": 2, "durabilityPercent": 10}',
    'm15s16 TFT_Item_Redemption vars: nothing -> {}',
    'm15s16 Ace name: {"en": "Ace Pilot"} -> {"en": "Space Ace"}',
    'm15s16 Ace levels: [{"min": 1, "vars": {"percent": 0.75}}] -> [{"min": 1, "vars": {"percent": 0.5}}]',
    'm15s16 Ace stages: nothing -> {"min": 3, "max": 4}',
    'm15s16 Ace champions: nothing -> {"first": ["Gnar"]}',
    '21 fields changed',
  ])
  const file = join(root, 'game-data/m10s16/augments.json')
  const written = readFileSync(file, 'utf8')
  expect(written.split('\n')[1]).toBe(
    '  {"id": "Old", "name": {"en": "Old"}, "tier": "silver", "vars": {}, "offered": false},',
  )
  expect(written.split('\n')[2]).toBe(
    '  {"id": "Listed", "name": {"en": "Listed I", "zh": "上榜"}, "tier": "gold", "kind": "items", "vars": {"Gold": 2}, "traits": ["Kept"]},',
  )
  expect(takeFacts(root, from)).toEqual(['0 fields changed'])
  expect(readFileSync(file, 'utf8')).toBe(written)
})

test.skipIf(!hasReferenceTexts)('the facts of the project are those of the folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'encore-facts-'))
  cpSync(resolve(import.meta.dirname, '../../../game-data'), join(root, 'game-data'), { recursive: true })
  expect(takeFacts(root, referenceFolder)).toEqual(['0 fields changed'])
})
