interface ImportChanges {
  added: number
  changed: number
  unchanged: number
  leftToEditors: string[]
}

/** Lines that say what an import did. */
export function importReport({ added, changed, unchanged, leftToEditors }: ImportChanges): string[] {
  const counts = `Added: ${added}, changed: ${changed}, unchanged: ${unchanged}.`
  if (leftToEditors.length === 0) return [counts]
  return [
    counts,
    `Skipped, because editors have published or withdrawn them: ${leftToEditors.join(', ')}.`,
    'To take the files all the same, name each by --replace ID; what editors wrote stays in the history.',
  ]
}

export interface ReplaceOption {
  replace: string[]
}

/** The option `--replace ID`, as often as needed. */
export const replaceOption = [
  '--replace <id>',
  'takes the file even if editors have published or withdrawn this one; may be repeated',
  (id: string, former: string[]) => [...former, id],
  [] as string[],
] as const
