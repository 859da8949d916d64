import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../e2e/setup/site/site.ts'

/** Serves a page as a static file without scripts, on its own port with the same files. */
export async function serveStaticCopy(page: string): Promise<{ url: string; stop(): void }> {
  const original = await fetch(page)
  const html = (await original.text()).replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
  const body = brotliCompressSync(html)
  const policy = original.headers.get('content-security-policy')!
  const { pathname } = new URL(page)
  const pictures = keptPictures(page)
  const server = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url!, page)
    if (path.startsWith('/act/'))
      return response.writeHead(200, { 'content-type': `image/${extname(path).slice(1)}` }).end(await pictures(path))
    response.setHeader('content-encoding', 'br')
    if (path === pathname) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      return response.end(body)
    }
    const file = readAsset(path)
    if (!file) return response.writeHead(404).end()
    if (!file.compressed) response.removeHeader('content-encoding')
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' })
    response.end(file.bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}${pathname}${new URL(page).search}`, stop: () => void server.close() }
}

/** Serves the site's pictures from memory: a slow picture would miss the largest paint. */
function keptPictures(page: string): (path: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  const fetched = async (path: string) => Buffer.from(await (await fetch(new URL(path, page))).arrayBuffer())
  return (path) => {
    const picture = kept.get(path) ?? fetched(path)
    kept.set(path, picture)
    return picture
  }
}

const types: Record<string, string> = { '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.png': 'image/png' }

function readAsset(path: string): { bytes: Buffer; type: string; compressed: boolean } | null {
  const type = types[extname(path)]
  if (!type || !/^\/assets\/[\w.-]+$/.test(path)) return null
  const compressed = type === types['.svg']
  return { bytes: readFileSync(join(root, 'dist/client', compressed ? `${path}.br` : path)), type, compressed }
}
