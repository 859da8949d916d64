import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { labelCalls } from '#src/features/news/labels.contract.ts'
import { type CardList, columns } from '#src/features/news/news.rules.ts'

export const labelHandlers = () =>
  handle(labelCalls, {
    listColumns: async (_, { language }) => ok({ primary_label_list: allColumns(language) }),
    listLabels: async (_, { language }) => ok({ label_list: allLabels(language) }),
    listColumnLabels: async ({ group_id }, { language }) => {
      const labels = labelsOf(group_id, language)
      return labels ? ok({ label_list: labels }) : fail('not_found')
    },
  })

interface Label {
  label_id: number
  label_name: string
}

/** Labels of a column in a language, or null for unknown columns. */
function labelsOf(column: number, language: Language): Label[] | null {
  const labels = columns[column]?.labels
  return labels
    ? Object.entries(labels).map(([id, list]) => ({ label_id: Number(id), label_name: nameOf(list, language) }))
    : null
}

/** Labels of all columns, those for a whole column excluded. */
const allLabels = (language: Language): Label[] =>
  columnNumbers.flatMap((column) => labelsOf(column, language)!.filter(({ label_id }) => label_id !== 0))

/** Columns in the form of the content service. */
const allColumns = (language: Language) =>
  columnNumbers.map((column) => ({
    label_id: column,
    label_name: textsIn(language)(columns[column]!.name === 'news' ? 'news.title' : 'news.label.guide'),
    raw_label_name: columns[column]!.name,
    secondary_label_list: labelsOf(column, language)!,
    default_secondary_label_id: 0,
  }))

const columnNumbers = Object.keys(columns).map(Number)

const nameOf = (list: CardList, language: Language): string =>
  textsIn(language)(list === 'guide' ? 'news.label.guide' : `news.tab.${list}`)
