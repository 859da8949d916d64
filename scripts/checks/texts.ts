import { parse } from '@messageformat/parser'
import { languages } from '../../src/core/languages.ts'
import { readSlice, slicesOf, variablesOf } from '../vite/texts.ts'
import type { Finding } from './finding.ts'
import { readSources } from './source-files.ts'

/** Texts that are the same in every language: names, and words that Malay shares with English. */
const sharedTexts = new Set([
  'site.name',
  'site.social.youtube',
  'site.social.x',
  'site.social.tiktok',
  'site.social.facebook',
  'site.social.instagram',
  'site.nav.menu',
  'game.itemStat.mana',
  'game.itemStat.omnivamp',
  'gallery.skill.mana',
])

interface Message {
  language: string
  slice: string
  key: string
  text: string
}

/** Keys that a language lacks or has too many, texts that do not parse, differ in their variables, are empty or left in English. */
export function findTextFaults(root: string): Finding[] {
  const folder = `${root}/locales`
  const read = (language: string) =>
    slicesOf(folder).flatMap((slice) =>
      Object.entries(readSlice(language, slice, folder)).map(
        ([key, text]): Message => ({ language, slice, key, text }),
      ),
    )
  const english = read('en')
  const used = usedKeys(root)
  return [
    ...languages.flatMap((language) => [
      ...missingKeys(english, read(language), language),
      ...read(language).flatMap((each) => faultsOf(each, english)),
    ]),
    ...english
      .filter(({ slice, key }) => !used(`${slice}.${key}`))
      .map((each) => finding(each, 'texts: each key is used', 'no source names it')),
  ]
}

function missingKeys(english: Message[], own: Message[], language: string): Finding[] {
  const has = (messages: Message[], { slice, key }: Message) =>
    messages.some((each) => each.slice === slice && each.key === key)
  return [
    ...english
      .filter((each) => !has(own, each))
      .map((each) => finding({ ...each, language }, 'texts: every key in every language', 'it is missing')),
    ...own
      .filter((each) => !has(english, each))
      .map((each) => finding(each, 'texts: every key in every language', 'English has no such key')),
  ]
}

function faultsOf(message: Message, english: Message[]): Finding[] {
  const source = english.find(({ slice, key }) => slice === message.slice && key === message.key)?.text
  const fault = syntaxFault(message.text)
  if (fault) return [finding(message, 'texts: ICU MessageFormat', fault)]
  const isLeft =
    message.language !== 'en' && message.text === source && !sharedTexts.has(`${message.slice}.${message.key}`)
  return [
    ...(message.text.trim() ? [] : [finding(message, 'texts: none is empty', 'it is empty')]),
    ...(source === undefined || sameVariables(source, message.text)
      ? []
      : [finding(message, 'texts: the same variables in every language', variableNames(message.text))]),
    ...(isLeft ? [finding(message, 'texts: nothing is left in English', message.text)] : []),
  ]
}

function syntaxFault(text: string): string | null {
  try {
    parse(text)
    return null
  } catch (error) {
    return (error as Error).message.split('\n')[0]!
  }
}

const variableNames = (text: string) => [...variablesOf(text).keys()].sort().join(', ')
const sameVariables = (a: string, b: string) => syntaxFault(a) !== null || variableNames(a) === variableNames(b)

/** Whether a source names a key in full, or its beginning before a value: `game.rarity.${...}`. */
function usedKeys(root: string): (key: string) => boolean {
  const sources = readSources(root, ['src'], /\.tsx?$/).filter(({ path }) => !path.includes('.gen.'))
  const all = sources.map(({ text }) => text).join('\n')
  const beginnings = [...all.matchAll(/[`']((?:[a-z][\w]*\.)+)(?:\$\{|`|')/g)].map(([, beginning]) => beginning!)
  return (key) => all.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning))
}

const finding = (
  { language, slice, key }: Pick<Message, 'language' | 'slice' | 'key'>,
  rule: string,
  fault: string,
): Finding => ({
  file: `locales/${language}/${slice}.json`,
  rule,
  fault: `${key}: ${fault}`,
})
