import { coreErrors, type ErrorTable } from '../core/errors.ts'
import { staticPageErrors } from '../features/news/static-pages.contract.ts'

/** The one error table: every failure on the wire. Slices add their rows here by name. */
export const errorTable: ErrorTable = { ...coreErrors, ...staticPageErrors }
