import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Lets a scope of routes read the forms that browsers and mail programs send without script, as an object of their fields. */
export function takeForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  scope.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: 4096 }, readForm)
}

async function readForm({ headers }: FastifyRequest, body: string | Buffer): Promise<object> {
  try {
    const form = await new Response(new Uint8Array(Buffer.from(body)), {
      headers: { 'content-type': headers['content-type']! },
    }).formData()
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  } catch {
    throw Object.assign(new Error('the form can not be read'), { statusCode: 400 })
  }
}
