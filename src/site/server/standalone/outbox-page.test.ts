import { expect, test } from 'vitest'
import { outboxPage } from './outbox-page.tsx'

const sentAt = '2026-06-01T02:00:00.000Z'
const mail = { to: 'a@b.co', subject: 'Your code', text: 'Go to https://encore.example/x?y=1', html: '', sentAt }
const textMessage = { id: 'b7c1', to: '+6581234567', text: 'message <K>: 493027', sentAt }
const grant = { key: 'claim-7', characterId: 'usual-sg-0a', region: 'SG', reward: 'egg', grantedAt: sentAt }

test('the outbox shows mails with their links, text messages with their numbers, and rewards', () => {
  const { html } = outboxPage({ kinds: ['mails (SMTP_URL)'], messages: [mail, textMessage], grants: [grant] })
  expect(html).toContain('while their setting is missing: mails (SMTP_URL).')
  expect(html).toContain('<a href="https://encore.example/x?y=1">')
  expect(html).toContain('<h2>Text message to +6581234567</h2>')
  expect(html).toContain('message &lt;K&gt;: 493027')
  expect(html).toContain('To usual-sg-0a in SG')
})

test('an empty outbox says so', () => {
  const { html } = outboxPage({ kinds: ['mails (SMTP_URL)'], messages: [], grants: [] })
  expect(html).toContain('There are no messages yet.')
  expect(html).not.toContain('Rewards')
})
