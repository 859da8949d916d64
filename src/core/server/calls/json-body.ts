import type { FastifyInstance } from 'fastify'

/** Levels of the deepest input of a call, with room. */
const mostLevels = 100

/** Parses JSON bodies whose depth is bounded: a parser takes a second for some megabytes of brackets. */
export function takeJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isDeeper(body, mostLevels))
      return done(Object.assign(new Error('body: it is nested too deep'), { statusCode: 400 }))
    return parse(request, body, done)
  })
}

/** Whether the brackets of a JSON text are nested deeper than `most`. */
export function isDeeper(json: string, most: number): boolean {
  let level = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') isInText = !isInText
    else if (isInText && sign === '\\') at++
    else if (!isInText && (sign === '[' || sign === '{')) level++
    else if (!isInText && (sign === ']' || sign === '}')) level--
    if (level > most) return true
  }
  return false
}
