import { ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { keepThaiWords } from '#src/core/server/texts/thai-words.ts'
import { activityCalls, type ShownActivity, type ShownCampaign } from '../activities.contract.ts'
import { type Activity, inOrder, type Phase, phaseAt } from '../activities.rules.ts'

/** The campaign in a language; null without one. */
type ReadCampaign = (language: Language) => Promise<ShownCampaign | null>

export const activityHandlers = (activities: Activity[], readCampaign: ReadCampaign) =>
  handle(activityCalls, {
    listActivities: async (_, { language }) => {
      const now = new Date()
      const listOf = (phase: Phase) =>
        inOrder(
          activities.filter((each) => phaseAt(each, now) === phase),
          phase,
        ).map((each) => shownIn(each, language))
      return ok({
        running: listOf('running'),
        coming: listOf('coming'),
        past: listOf('past'),
        campaign: await readCampaign(language),
      })
    },
  })

/** The activity that ends first of those that run, otherwise the next one; null without either. */
export function nextActivity(activities: Activity[], language: Language, now: Date) {
  for (const phase of ['running', 'coming'] as const) {
    const [first] = inOrder(
      activities.filter((each) => phaseAt(each, now) === phase),
      phase,
    )
    if (first) return { ...shownIn(first, language), isRunning: phase === 'running' }
  }
  return null
}

const shownIn = (
  { id, startsAt, endsAt, title, description, cover, link }: Activity,
  language: Language,
): ShownActivity => ({
  id,
  cover,
  title: wordsIn(title, language),
  description: wordsIn(description, language),
  starts_at: Date.parse(startsAt) / 1000,
  ends_at: Date.parse(endsAt) / 1000,
  link: link?.replace('{lang}', language) ?? null,
})

const wordsIn = (texts: Record<Language, string>, language: Language): string =>
  language === 'th' ? keepThaiWords(texts.th) : texts[language]
