import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { ErrorTable } from '#src/core/errors.ts'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import { letStream } from '#src/core/server/http/streamed-bodies.ts'
import { boundChild } from '#src/core/server/process/bounded-child.ts'
import type { Config } from '#src/core/server/process/config.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { ownerOf } from '#src/core/server/secrets/named-tokens.ts'
import { BoundReached, bodyBounds, boundWords } from './lines/body-bounds.ts'
import { unreadableWords } from './lines/match-lines.ts'
import { rejectFolderOf, removeOldRejects } from './rejected-matches.ts'

/** Concurrent requests in one process. */
const maxConcurrent = 2

const summary = v.object({
  lines: v.number(),
  counted: v.number(),
  repeated: v.number(),
  rejected: v.number(),
  setAside: v.number(),
  rejects: v.array(v.object({ line: v.number(), reason: v.string() })),
  unknown: v.record(v.string(), v.number()),
  notes: v.array(v.string()),
})

interface IngestRouteParts {
  config: Pick<Config, 'dataFolder' | 'ingestTokens'>
  log: Log
  projectRoot: string
  errors: ErrorTable
}

/** Counts matches of trusted programs (TFT-MATCH-V1, one JSON a line) in a child process that visitors don't wait for. */
export function addMatchIngest(app: FastifyInstance, { config, log, projectRoot, errors }: IngestRouteParts) {
  const rejects = removeOldRejects(config.dataFolder, log)
  app.addHook('onClose', async () => rejects.stop())
  const tokens = config.ingestTokens
  if (!tokens) return
  let running = 0
  const rejectFolder = rejectFolderOf(config.dataFolder)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.addHook('onRequest', (request, reply, next) => {
      if (!ownerOf(tokenOf(request), tokens)) sendFailure(reply, errors, 'session_expired')
      else if (running >= maxConcurrent) sendFailure(reply, errors, 'system_busy')
      else next()
    })
    scope.post('/api/ingest/matches', { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
      letStream(request.raw.socket)
      running += 1
      try {
        mkdirSync(rejectFolder, { recursive: true })
        const rejects = join(rejectFolder, `${request.id}.txt`)
        const { output, fault } = await runIngest(request, { projectRoot, rejects })
        if (fault) {
          log.warn({ reason: fault }, 'matches that were sent could not be counted to their end')
          return sendFailure(reply, errors, errorOf(fault), fault)
        }
        const data = v.parse(summary, JSON.parse(output))
        return reply.header('cache-control', 'no-store').send({ code: 0, msg: 'ok', data, seq: request.id })
      } finally {
        running -= 1
      }
    })
  })
}

/** A retry helps only where the fault is not the body's. */
function errorOf(fault: string) {
  if (fault.includes(boundWords)) return 'request_too_large'
  return fault.includes(unreadableWords) ? 'invalid_request' : 'system_busy'
}

const tokenOf = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** Time for the child to count what it has when the sender disconnects. */
const graceMs = 10_000

/** Runs `encore stats ingest -` over a body; `fault` is the last line of stderr when it fails. */
async function runIngest(request: FastifyRequest, { projectRoot, rejects }: { projectRoot: string; rejects: string }) {
  const program = join(projectRoot, 'dist/server/entry.cli.js')
  const options = ['--json', '--pages-soon', '--bounded', '--rejects', rejects] // some programs send one match a request
  const child = spawn(process.execPath, [program, 'stats', 'ingest', '-', ...options], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const { socket: connection } = request.raw
  const bounds = boundChild(child, { connection, graceMs, timeoutMs: bodyBounds.seconds * 1000 })
  const ended = new Promise<number | null>((done) => {
    child.once('close', done)
    child.once('error', () => done(null)) // no memory for another process
  })
  const [output, words] = [text(child.stdout), text(child.stderr)]
  feed(child.stdin, request.raw)
  const isDone = (await ended) === 0
  request.raw.resume() // the sender reads the answer after the whole body
  bounds.release()
  if (bounds.isTimedOut()) return { output: '', fault: new BoundReached(`${bodyBounds.seconds} seconds`).message }
  return { output: await output, fault: isDone ? null : (await words).trim().split('\n').at(-1) || 'it ended' }
}

/** Passes a body on to a child that may end before it. When the sender disconnects, the lines before still count. */
function feed(stdin: Writable, body: IncomingMessage) {
  stdin.on('error', () => undefined)
  body.on('error', () => undefined)
  body.once('close', () => stdin.end())
  body.pipe(stdin)
}
