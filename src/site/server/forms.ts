import type { FastifyRequest } from 'fastify'

/** The fields of a form that a browser sends without script: a parser of Fastify for its content type. */
export const readForm = (_: FastifyRequest, body: string | Buffer, done: (error: null, form: object) => void) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body))))
