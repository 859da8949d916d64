import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { byLanguage } from '#src/core/languages.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { readYaml } from '#src/core/server/texts/checked-yaml.ts'
import { sha256 } from './node-digests.ts'
import type { OwnBinding } from './own-draws.store.ts'

const text = v.pipe(v.string(), v.nonEmpty('is empty'))
const question = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/, 'is not an id of a-z, 0-9 and hyphens')),
    text: v.strictObject(byLanguage(() => text)),
    options: v.pipe(v.array(v.number()), v.minLength(2, 'needs two options')),
    right: v.number(),
  }),
  v.check(({ options, right }) => options.includes(right), 'has a right answer that is no option'),
)
export type Question = v.InferOutput<typeof question>

const questions = v.pipe(v.array(question), v.nonEmpty('is empty'))
const file = 'content/campaign/questions.yaml'

/** The questions before draws. Throws StartError with the first fault of their file. */
export function readQuestions(projectRoot: string): Question[] {
  const read = readYaml(readFileSync(join(projectRoot, file), 'utf8'), questions)
  if (read.ok) return read.value
  const [first] = read.faults
  throw new StartError(`${file}:${first!.line}: ${first!.fault}.`)
}

/** Most tries of a day. */
export const triesADay = 3

export const triesLeft = ({ tries }: Pick<OwnBinding, 'tries'>): number => Math.max(0, triesADay - tries)

/** The question of a binding's next try, which follows from the day and the tries before. */
export const questionFor = ({ registrationId, day, tries }: OwnBinding, all: Question[]): Question =>
  all[Number.parseInt(sha256(`${registrationId} ${day} ${tries}`).slice(0, 8), 16) % all.length]!
