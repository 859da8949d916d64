import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, SettingError } from '#src/core/server/process/config.ts'
import { config as siteSettings } from '../../../../site.config.ts'
import { type StartOptions, startRuntime } from './runtime.ts'

const root = resolve(import.meta.dirname, '../../../..')
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://encore.example',
  DATABASE_URL: 'postgres://127.0.0.1:1/encore',
  DATA_KEYS: `new:${'x'.repeat(32)}`,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'news@encore.example',
}

test('production with a campaign refuses to start before anything is opened, while a service of it is missing', async () => {
  const before = siteSettings.campaign!
  onTestFinished(() => {
    siteSettings.campaign = before
  })
  const schedule = {
    startsAt: '2026-06-01T10:00:00+08:00',
    endsAt: '2026-08-01T10:00:00+08:00',
    rewardsFrom: '2026-08-08T10:00:00+08:00',
  }
  siteSettings.campaign = { ...before, schedule }
  const start = startRuntime(readConfig(production, root), { projectRoot: root } as StartOptions)
  const sentence = 'The setting SMS_URL is missing; production with a campaign in site.config.ts needs it.'
  await expect(start).rejects.toThrow(new SettingError(sentence))
})
