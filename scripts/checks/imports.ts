import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import { type Finding, isTest, readSources } from './sources.ts'

/** An import: its file, and the file (path below the project) or package that it names. */
interface Step {
  from: string
  to: string
}

interface Rule {
  name: string
  isBrokenBy: (step: Step) => boolean
  says: string
}

/** Each layer may import itself and the layers to its right. */
const parts = ['entry', 'site', 'features', 'game', 'ui', 'core']

const rules: Rule[] = [
  {
    name: 'only-to-the-right',
    isBrokenBy: ({ from, to }) => isOfTheHouse(to) && parts.indexOf(partOf(to)) < parts.indexOf(partOf(from)),
    says: 'imports go entry -> site -> features -> game -> ui -> core and never back',
  },
  {
    name: 'server-room',
    isBrokenBy: ({ from, to }) => isInServerRoom(to) && !maySeeServerRooms(from),
    says: 'only server rooms, site/handlers.ts, site/jobs.ts and the server, worker, texts and cli entries see a server room',
  },
  {
    name: 'doorway',
    isBrokenBy: ({ from, to }) => featureOf(from) !== null && isForeignRoom(from, to),
    says: 'a feature sees another feature only through its *.contract.ts or *.rules.ts',
  },
  {
    name: 'pure-doorway',
    isBrokenBy: ({ from, to }) => isDoorway(from) && !isPure(to),
    says: '*.contract.ts and *.rules.ts import no React, no node:*, neither web/ nor server/',
  },
  {
    name: 'tools-outside',
    isBrokenBy: ({ from, to }) => !isTest(from) && /^(scripts|e2e|bench|ops)\//.test(to),
    says: 'the site does not need its own tools and tests to run',
  },
  {
    name: 'known-part',
    isBrokenBy: ({ from }) => partOf(from) === '',
    says: `a source stands in one of ${parts.slice(1).join(', ')} or is one of the entries`,
  },
  {
    name: 'literal-address',
    isBrokenBy: ({ to }) => to === '',
    says: 'an address that is computed cannot be checked',
  },
]

/** Finds imports below src/ that break a rule, lazy ones, type imports and globs included. */
export function findImportFaults(root: string): Finding[] {
  return readSources(root, ['src']).flatMap((source) =>
    importsOf(source).flatMap((address) => {
      const step = { from: source.path, to: targetOf(source.path, address) }
      return rules
        .filter((rule) => rule.isBrokenBy(step))
        .map(({ name, says }) => ({
          file: step.from,
          rule: name,
          fault: `imports ${step.to || 'a computed address'}: ${says}`,
        }))
    }),
  )
}

/** An import's address as a path below the project's folder; the name of a package as it is. */
function targetOf(importer: string, address: string): string {
  const path = address.replace(/\?.*$/, '')
  if (path.startsWith('#src/')) return path.slice(1)
  if (path.startsWith('/')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(importer), path) : path
}

const isOfTheHouse = (path: string) => path.startsWith('src/')

function partOf(path: string): string {
  if (/^src\/entry\.(browser|captcha|studio|server|worker|texts|sample|cli)\.tsx?$/.test(path)) return 'entry'
  return /^src\/(site|features|game|ui|core)\//.exec(path)?.[1] ?? ''
}

const isInServerRoom = (path: string) => /^src\/(.*\/)?server\//.test(path)

const maySeeServerRooms = (path: string) =>
  isInServerRoom(path) || /^src\/(site\/(handlers|jobs)|entry\.(server|worker|texts|sample|cli))\.ts$/.test(path)

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null

const isForeignRoom = (from: string, to: string) =>
  featureOf(to) !== null && featureOf(to) !== featureOf(from) && !isDoorway(to)

const isDoorway = (path: string) => /\.(contract|rules)\.ts$/.test(path)

const isPure = (to: string) =>
  !/^(react|react-dom|@tanstack\/react-router)(\/|$)/.test(to) &&
  !to.startsWith('node:') &&
  !builtinModules.includes(to) &&
  !/^src\/(.*\/)?(web|server)\//.test(to)
