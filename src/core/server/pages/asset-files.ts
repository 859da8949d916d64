import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Encoding, encodingFor } from '../http/accepted-encoding.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** Serves hashed build files from memory, compressed where the build has compressed them. */
export function addAssetFiles(app: FastifyInstance, folder: string) {
  const names = new Set(readdirSync(folder))
  const kept = new Map<string, Buffer>()
  const read = (name: string): Buffer => {
    const bytes = kept.get(name) ?? readFileSync(join(folder, name))
    kept.set(name, bytes)
    return bytes
  }
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params
    const type = types[extname(name)]
    if (!type || !names.has(name)) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable').type(type)
    if (!names.has(name + endings.br)) return reply.send(read(name))
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.send(read(name))
    return reply.header('content-encoding', encoding).send(read(name + endings[encoding]))
  })
}
