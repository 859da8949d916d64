import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plantProject } from '../../checks/planted-project.ts'
import { keepServerOut } from './keep-server-out.ts'

const buildForBrowser = (page: string) => {
  const root = plantProject({
    'src/entry.browser.ts': `import('./features/news/web/page.ts')`,
    'src/features/news/web/page.ts': page,
    'src/features/news/news.rules.ts': `export const secret = 'a rule for both sides'`,
    'src/features/news/server/news.store.ts': `export const secret = 'a row of the database'`,
  })
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepServerOut()],
    build: { write: false, rolldownOptions: { input: join(root, 'src/entry.browser.ts') } },
  })
}

test('a page that imports a server room fails the browser build, which names both files', async () => {
  const page = `import { secret } from '../server/news.store.ts'\nconsole.log(secret)`
  await expect(buildForBrowser(page)).rejects.toThrow(
    /server\/news\.store\.ts belongs to the server, but \S+web\/page\.ts brings it into the browser/,
  )
})

test('so does one that loads it late', async () => {
  await expect(buildForBrowser(`import('../server/news.store.ts').then(console.log)`)).rejects.toThrow(
    'belongs to the server',
  )
})

test('a page without server code builds', async () => {
  await expect(buildForBrowser(`import { secret } from '../news.rules.ts'\nconsole.log(secret)`)).resolves.toBeTruthy()
})
