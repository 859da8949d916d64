import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isMail, listOutbox, openOutbox } from './outbox.ts'

const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Words', html: '<p>Words</p>' })

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('an outbox keeps messages whole and for its owner alone, and lists the newest first', async () => {
  const folder = newFolder()
  let second = 0
  const outbox = openOutbox(folder, () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++)))
  for (const to of ['a@b.co', 'c@d.co', 'e@f.co']) await outbox.send(mailTo(to))
  writeFileSync(join(folder, '2027.json.part'), '{"to":')
  expect((await listOutbox(folder, 2)).map(({ to, sentAt }) => [to, sentAt])).toEqual([
    ['e@f.co', '2026-01-01T00:00:02.000Z'],
    ['c@d.co', '2026-01-01T00:00:01.000Z'],
  ])
  const modes = readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? statSync(join(folder, file)).mode & 0o777 : [],
  )
  expect(modes).toEqual([0o600, 0o600, 0o600])
})

test('mails and text messages are kept beside each other, and remain distinct', async () => {
  const folder = newFolder()
  let second = 0
  const outbox = openOutbox(folder, () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++)))
  const text = { id: 'b7c1', to: '+6581234567', text: 'message K: your code is 493027' }
  await outbox.send(mailTo('a@b.co'))
  await outbox.send(text)
  const kept = await listOutbox(folder, 5)
  expect(kept).toMatchObject([text, mailTo('a@b.co')])
  expect(kept.map(isMail)).toEqual([false, true])
})

test('files that are no messages are left out of an outbox', async () => {
  const folder = newFolder()
  await openOutbox(folder).send(mailTo('a@b.co'))
  for (const text of ['', '{}', 'null', '{"to":']) writeFileSync(join(folder, `2027${text.length}.json`), text)
  expect(await listOutbox(folder, 5)).toMatchObject([mailTo('a@b.co')])
})

test('an outbox without a folder is empty', async () => {
  expect(await listOutbox(join(newFolder(), 'none'), 5)).toEqual([])
})
