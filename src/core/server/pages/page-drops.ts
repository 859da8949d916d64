import type { Kysely } from 'kysely'
import { notify } from '../postgres/notices.ts'

/** Notifies all instances to drop their pages, in the caller's transaction; the database itself notifies of withdrawals. */
export const notifyPageDrop = (db: Kysely<never>): Promise<void> => notify(db, 'encore_pages')
