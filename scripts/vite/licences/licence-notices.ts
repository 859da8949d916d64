import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shipped } from './shipped-packages.ts'

/** Works without a licence file in their package, with the file of content/notices that has it. */
const keptByHand: Record<string, string> = {
  '@iconify-json/game-icons': 'game-icons.txt',
  Lucide: 'lucide.txt',
  PostgreSQL: 'postgresql.txt',
  'Simple Icons': 'simple-icons.txt',
}

/** Returns the licence texts as plain text, each once; packages that are not installed are not shipped. */
export function licenceNotices(root: string, works: Shipped[]): string {
  const byText = new Map<string, string[]>()
  for (const work of works) {
    const text = noticeOf(root, work)
    if (text) byText.set(text, [...(byText.get(text) ?? []), titleOf(work)])
  }
  const notices = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`)
  return `${['Encore ships the work of others, under the licences below.', ...notices].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

const titleOf = ({ name, version, license }: Shipped) => [name, version, `(${license})`].filter(Boolean).join(' ')

/** Licence text of a work; null when it is not installed. */
function noticeOf(root: string, { name, license, folders }: Shipped): string | null {
  const file = keptByHand[name]
  if (file) return tidy(readFileSync(join(root, 'content/notices', file), 'utf8'))
  const folder = folders.map((each) => join(root, each)).find((each) => existsSync(each))
  if (!folder) return null
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
  const texts = names.filter((each) => /^(licen[cs]e|copying|notice)\b/i.test(each)).sort()
  if (texts.length > 0) return texts.map((each) => tidy(readFileSync(join(folder, each), 'utf8'))).join('\n\n')
  const readme = names.find((each) => /^readme\.md$/i.test(each))
  return (readme && licenceSection(readFileSync(join(folder, readme), 'utf8'))) || `Licence: ${license}`
}

/** The section of a README about the licence. */
const licenceSection = (readme: string): string =>
  tidy(/^#+ +licen[cs](?:e|ing)\b.*\n([\s\S]*?)(?=^#|(?![\s\S]))/im.exec(readme)?.[1] ?? '')

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .trim()
