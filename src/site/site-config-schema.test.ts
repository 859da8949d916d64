import { expect, test } from 'vitest'
import { config } from '../../site.config.ts'
import { findConfigFault } from './site-config-schema.ts'

const campaign = {
  startsAt: '2026-08-07T10:00:00+08:00',
  endsAt: '2026-08-31T10:00:00+08:00',
  page: '/{lang}/pre-register',
}

test('the configuration of the project is sound, with a campaign and without one', () => {
  expect(findConfigFault(config)).toBe(null)
  expect(findConfigFault({ ...config, campaign })).toBe(null)
})

test.each([
  [{ ...campaign, startsAt: '7 August' }, 'campaign.startsAt: is no instant with its offset'],
  [{ ...campaign, endsAt: campaign.startsAt }, 'campaign: ends before it starts'],
  [{ ...campaign, page: 'pre-register' }, 'campaign.page: is neither a path nor an address'],
])('%o is refused by field', (wrong, fault) => {
  expect(findConfigFault({ ...config, campaign: wrong })).toContain(`site.config.ts: ${fault}`)
})
