import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sender } from '../calls/handle.ts'

declare module 'fastify' {
  interface FastifyRequest {
    sender: Sender
  }
}

/** Gives every request its sender, and its host by the Host header alone. */
export async function addSenders(app: FastifyInstance) {
  app.addHook('onRequest', (request, _, next) => {
    delete request.headers['x-forwarded-host'] // with a trusted proxy `request.host` prefers what any visitor may send
    next()
  })
  await app.register(cookies)
  app.decorateRequest('sender')
  app.addHook('onRequest', (request, reply, next) => {
    request.sender = senderOf(request, reply)
    next()
  })
}

const senderOf = (request: FastifyRequest, reply: FastifyReply): Sender => ({
  address: request.ip,
  cookie: (name) => request.cookies[name] || undefined,
  keepsSecureCookies: () => keepsSecureCookies(request),
  setCookie: ({ name, value, seconds, isSecure, isReadable = false }) =>
    void reply.setCookie(name, value, {
      path: '/',
      maxAge: seconds,
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: !isReadable,
    }),
})

/** Browsers keep Secure cookies over https, and over http on localhost, WebKit apart. */
const keepsSecureCookies = ({ protocol, hostname, headers }: FastifyRequest): boolean =>
  protocol === 'https' || (hostname === 'localhost' && !isWebKit(headers['user-agent'] ?? ''))

const isWebKit = (agent: string): boolean => agent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(agent)
