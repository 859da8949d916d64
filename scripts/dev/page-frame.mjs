/** Head and scripts of a page: Vite's client, React refresh, and styles against unstyled content. */
export function frameMaker(vite, load) {
  return async (page, language) => {
    const client = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
    const [, head] = /<head>([\s\S]*?)<\/head>/.exec(client)
    const styles = await stylesOf(page, vite, load)
    const { languageFaces } = await load('/src/site/server/font-faces.ts')
    return {
      head: `${head}${styles}<style>${languageFaces[language] ?? ''}</style>`,
      scripts: '<script type="module" src="/src/entry.browser.tsx"></script>',
      policy: null,
    }
  }
}

/** Head and scripts of the studio: Vite brings its styles with its modules. */
export const studioFrameMaker = (vite) => async () => {
  const client = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  const [, head] = /<head>([\s\S]*?)<\/head>/.exec(client)
  return { head, scripts: '<script type="module" src="/src/entry.studio.tsx"></script>', policy: null }
}

/** The CSS of a page; Vite's client finds the elements by id and replaces them on edits. */
async function stylesOf(page, vite, load) {
  const sheets = new Map([['/src/site/web/site.css', `${vite.config.root}/src/site/web/site.css`]])
  for (const module of modulesBehind(['Shell', page], vite)) {
    if (module.file?.endsWith('.css') && !module.url.includes('?')) sheets.set(module.url, module.file)
  }
  const elements = [...sheets].map(async ([url, file]) => {
    const { default: css } = await load(`${url}?inline`)
    return `<style data-vite-dev-id="${file}">${css}</style>`
  })
  return (await Promise.all(elements)).join('')
}

/** Modules of the named components with all their imports; Vite knows them from the last rendering. */
function modulesBehind(names, vite) {
  const known = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
  const found = new Set()
  const add = (module) => {
    if (!module || found.has(module)) return
    found.add(module)
    for (const next of module.importedModules) add(next)
  }
  for (const name of names) add(known.find(({ url }) => url.endsWith(`/${name}.tsx`)))
  return found
}
