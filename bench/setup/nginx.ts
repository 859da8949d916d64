import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#src/core/server/process/free-port.ts'

/** The bytes and headers for nginx to send, the same as the site sends. */
export interface Answer {
  body: Buffer
  headers: Record<string, string>
}

/** Starts nginx with as many workers as the site, serving one file at /page with open_file_cache on. */
export async function startNginx(program: string, answer: Answer, processes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'encore-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), answer.body)
  writeFileSync(join(folder, 'nginx.conf'), configOf({ folder, port, processes, headers: answer.headers }))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
  const url = `http://127.0.0.1:${port}/page`
  await untilAnswered(url)
  const stop = async () => {
    const gone = new Promise<void>((done) => child.once('exit', () => done()))
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, pid: child.pid!, stop }
}

interface Setting {
  folder: string
  port: number
  processes: number
  headers: Answer['headers']
}

function configOf({ folder, port, processes, headers }: Setting): string {
  const { 'content-type': type, ...others } = headers
  const lines = Object.entries(others).map(
    ([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";`,
  )
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${processes};
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=10 inactive=60s;
  etag off;
  types {}
  default_type "${type}";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${lines.join('\n    ')}
  }
}
`
}

async function untilAnswered(url: string) {
  const end = Date.now() + 10_000
  while (Date.now() < end) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } }).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`nginx did not answer at ${url}`)
}
