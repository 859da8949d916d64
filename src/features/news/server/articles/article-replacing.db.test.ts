import { expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { findDraft, insertRevision, updateWithdrawn } from '../drafts/drafts.store.ts'
import { importArticles } from './article-import.ts'
import { listArticles } from './articles.store.ts'
import { publish } from './publication.ts'

const facts = 'group: chapters\norder: 1\n'
const files = (labels = 'dev') => plantArticles({ edited: { labels, facts }, other: { labels } })

/** A database of two imported articles, one of which an editor published with another title. */
async function editedDb(folder = files()): Promise<Db> {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  await importArticles(db, folder, { doTextWork })
  const { draft } = (await findDraft(db, 'edited'))!
  const texts = { en: { ...draft.texts.en, title: 'By an editor' } }
  const saved = { contentId: 'edited', base: 1, draft: { ...draft, texts }, editor: 'anna', action: 'save' } as const
  expect(await insertRevision(db, saved)).toBe(true)
  const parts = { db, doTextWork, timeZone: 'UTC', pictureOrigins: [] }
  expect(await publish(parts, { content_id: 'edited', revision: 2 }, 'anna')).toMatchObject({ ok: true })
  return db
}
const titleIn = async (db: Db) =>
  (await listArticles(db)).find(({ contentId }) => contentId === 'edited')?.texts[0]?.title

test.each(['dev', 'media'])(
  'the file of a named article with the label %s replaces what an editor published',
  async (labels) => {
    const first = files()
    const db = await editedDb(first)
    const next = labels === 'dev' ? first : files(labels)
    await importArticles(db, next, { doTextWork })
    expect(await titleIn(db)).toBe('By an editor')
    const changes = await importArticles(db, next, { doTextWork, replace: ['edited'] })
    expect(changes).toMatchObject({ changed: 1, unchanged: 1, leftToEditors: [] })
    expect(await titleIn(db)).toBe('edited')
    expect((await findDraft(db, 'edited', 2))?.draft.texts.en.title).toBe('By an editor')
  },
)

test('a withdrawn article comes back by its file if it is named', async () => {
  const db = await editedDb()
  await updateWithdrawn(db, 'edited', 'anna')
  await importArticles(db, files('media'), { doTextWork })
  expect(await titleIn(db)).toBeUndefined()
  await importArticles(db, files('media'), { doTextWork, replace: ['edited'] })
  expect(await titleIn(db)).toBe('edited')
})

test('an import that is to replace what no folder has imports nothing', async () => {
  const db = await editedDb()
  await expect(importArticles(db, files('media'), { doTextWork, replace: ['editd', 'edited'] })).rejects.toThrow(
    'Nothing was imported.\nNo folder is of editd.',
  )
  expect(await titleIn(db)).toBe('By an editor')
  expect((await findDraft(db, 'other'))?.draft.labels).toEqual(['dev'])
})

test('an article that is to replace, but whose place editors gave to another one, is refused in words', async () => {
  const db = await editedDb()
  const taken = plantArticles({ edited: { labels: 'dev' }, other: { labels: 'dev', facts } })
  expect(await importArticles(db, taken, { doTextWork })).toMatchObject({ leftToEditors: ['edited', 'other'] })
  await expect(importArticles(db, taken, { doTextWork, replace: ['other'] })).rejects.toThrow(
    'Nothing was imported.\nother: edited holds place 1 of chapters; give it another one in the studio.',
  )
})
