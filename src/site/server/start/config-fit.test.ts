import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#src/core/server/process/config.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { config } from '../../../../site.config.ts'
import { findConfigGap, findSettingGap } from './config-fit.ts'

const campaign = config.campaign!
const data = readGameData(resolve(import.meta.dirname, '../../../..'))

test.each([
  [['m10s16', 'm99s99'], [], 'site.config.ts: seasons: there is no folder game-data/m99s99.'],
  [['m10s16'], ['TFT10_Sona', 'TFT15_Braum'], 'site.config.ts: newChampions: m10s16 has no champion TFT15_Braum.'],
  [['m10s16', 'm15s16'], ['TFT10_Illaoi', 'TFT10_Sona'], null],
])('seasons %j with the new champions %j', (seasons, newChampions, gap) => {
  expect(findConfigGap({ seasons: seasons as [string], newChampions }, data)).toBe(gap)
})

test('a campaign of a season that the site does not show', () => {
  const gap = 'site.config.ts: campaign.season: m15s16 is not among the seasons.'
  expect(
    findConfigGap({ seasons: ['m10s16'], newChampions: [], campaign: { ...campaign, season: 'm15s16' } }, data),
  ).toBe(gap)
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://encore.example',
  DATABASE_URL: 'postgres://db/encore',
  DATA_KEYS: `new:${'x'.repeat(32)}`,
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'news@encore.example',
}
const ofCampaign = {
  SMS_URL: 'https://sms.example/',
  GAME_PLATFORM_URL: 'https://game.example/',
  TRUSTED_PROXIES: 'none',
}

test.each(Object.keys(ofCampaign))('production with a campaign does not start without %s', (name) => {
  const gapWith = (settings: Record<string, string>) => findSettingGap(campaign, readConfig(settings, '/project'))
  const incomplete = { ...production, ...ofCampaign, [name]: '' }
  const sentence = new RegExp(
    `^The setting ${name} is missing; production with a campaign in site.config.ts needs it.*\\.$`,
  )
  expect(gapWith(incomplete)).toMatch(sentence)
  expect(gapWith({ ...production, ...ofCampaign })).toBe(null)
  expect(gapWith({ ...incomplete, NODE_ENV: 'local' })).toBe(null)
  expect(findSettingGap(null, readConfig(incomplete, '/project'))).toBe(null)
})
