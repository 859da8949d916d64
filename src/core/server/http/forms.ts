import type { FastifyInstance, FastifyRequest } from 'fastify'

interface FormSettings {
  /** Bytes of a whole form. */
  mostBytes?: number
  /** Whether fields may be files, given as their bytes; otherwise files are dropped. */
  hasFiles?: boolean
}

/** Parses the form bodies of a route scope into an object of fields. */
export function takeForms(scope: FastifyInstance, { mostBytes = 4096, hasFiles = false }: FormSettings = {}) {
  scope.removeAllContentTypeParsers()
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  scope.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: mostBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const fields = await Promise.all((await readForm(request, body)).map(bytesOf))
      return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string' || hasFiles))
    },
  )
}

async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<[string, string | File][]> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type']! },
    }).formData()
    return [...form] as [string, string | File][]
  } catch {
    throw Object.assign(new Error('the form can not be read'), { statusCode: 400 })
  }
}

const bytesOf = async ([name, value]: [string, string | File]): Promise<[string, string | Buffer]> => [
  name,
  typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()),
]
