import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { listChampions } from '#src/game/server/champions.ts'
import { augmentRefOf, itemRefOf, seasonRefOf, snackRefOf, traitRefOf } from '#src/game/server/entity-refs.ts'
import { offeredAugments, type Season } from '#src/game/server/season-files.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { type LineupDraft, type LineupRow, lineupDraftCalls, type OpenedLineup } from '../../lineup-drafts.contract.ts'
import { isOutdated } from '../lineup-cards.ts'
import type { LineupKey } from '../lineup-key.ts'
import { checkDraft } from './lineup-checks.ts'
import { keepDraft } from './lineup-draft-keeping.ts'
import {
  type FoundLineup,
  findDraft,
  listDrafts,
  listEvents,
  updatePublished,
  updateWithdrawn,
} from './lineup-drafts.store.ts'

export interface LineupDraftParts {
  db: Db
  seasons: ShownSeasons
  /** Time zone of dates of change. */
  timeZone: string
}

export function lineupDraftHandlers({ db, seasons, timeZone }: LineupDraftParts) {
  /** Editors prepare seasons that no page shows yet. */
  const find = (id: string | undefined, ctx: Ctx) => seasons.find(id, { ...ctx, test: true })
  const opened = async (key: LineupKey, ctx: Ctx, revision?: number): Promise<OpenedLineup | null> => {
    const found = await findDraft(db, key, revision)
    return found && openedOf(found, find(key.season, ctx))
  }

  return handle(lineupDraftCalls, {
    listLineupDrafts: async ({ season: id }, ctx) => {
      if (!ctx.editor) return fail('session_expired')
      const { season, seasons: all } = seasons.head(id, 'champions', { ...ctx, test: true })
      const facts = find(id, ctx)
      const rows = facts ? (await listDrafts(db, facts.facts.id)).map((found) => rowOf(found, facts)) : []
      return ok({ season, seasons: all, lineups: rows })
    },
    readLineupDraft: async ({ revision, ...key }, ctx) => {
      if (!ctx.editor) return fail('session_expired')
      const found = await opened(key, ctx, revision)
      return found ? ok(found) : fail('not_found')
    },
    readLineupMaterials: async ({ season: id }, ctx) => {
      if (!ctx.editor) return fail('session_expired')
      const season = find(id, ctx)
      return season ? ok(materialsOf(season, ctx.language)) : fail('not_found')
    },
    checkLineup: async ({ draft }, ctx) => {
      if (!ctx.editor) return fail('session_expired')
      const season = find(draft.season, ctx)
      return season ? ok({ faults: checkDraft(draft, season).faults }) : fail('not_found')
    },
    saveLineupDraft: async (asked, ctx) => {
      if (!ctx.editor) return fail('session_expired')
      if (!find(asked.draft.season, ctx)) return fail('not_found')
      const isKept = await keepDraft({ db, timeZone }, asked, ctx.editor)
      return isKept ? ok((await opened(asked.draft, ctx, asked.base + 1))!) : fail('draft_conflict')
    },
    publishLineup: async ({ revision, from, ...key }, ctx) => {
      if (!ctx.editor) return fail('session_expired')
      const season = find(key.season, ctx)
      const found = await findDraft(db, key, revision)
      if (!season || !found) return fail('not_found')
      const { lineup, faults } = checkDraft(found.draft, season)
      if (!lineup) return fail('draft_incomplete', faults.map(({ field, fault }) => `${field}: ${fault}`)[0])
      const moment = from !== null && Date.parse(from) > Date.now() ? from : null
      const isNewest = await updatePublished(db, { lineup, revision, editor: ctx.editor, from: moment })
      return isNewest ? ok((await opened(key, ctx))!) : fail('draft_conflict')
    },
    withdrawLineup: async (key, ctx) => {
      if (!ctx.editor) return fail('session_expired')
      const found = (await updateWithdrawn(db, key, ctx.editor)) ? await opened(key, ctx) : null
      return found ? ok(found) : fail('not_found')
    },
    listLineupEvents: async (key, { editor }) =>
      editor ? ok({ events: await listEvents(db, key) }) : fail('session_expired'),
  })
}

function openedOf({ saved_at: _, editor: __, ...found }: FoundLineup, season: Season | null): OpenedLineup {
  return { ...found, faults: season ? checkDraft(found.draft, season).faults : [] }
}

function rowOf({ draft, ...found }: FoundLineup, season: Season): LineupRow {
  const { season: key, id, title, tier, version } = draft as LineupDraft
  return {
    ...found,
    season: key,
    id,
    title: title.en || id,
    tier,
    version,
    is_outdated: isOutdated(draft, season),
    faults: checkDraft(draft, season).faults.length,
  }
}

function materialsOf(season: Season, language: Language) {
  const { items, traits, snax, facts } = season
  const versions = facts.versions.toSorted((a, b) => Number(b.current ?? false) - Number(a.current ?? false))
  return {
    season: seasonRefOf(season, language),
    champions: listChampions(season, language),
    items: items.map((each) => itemRefOf(each, language)),
    traits: traits.map((each) => traitRefOf(season, each, language)),
    augments: offeredAugments(season).map((each) => augmentRefOf(each, language)),
    snax: snax.map((each) => snackRefOf(each, language)),
    versions: versions.map(({ id }) => id),
  }
}
