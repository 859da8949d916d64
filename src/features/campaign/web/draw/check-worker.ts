import { type CheckedLog, type CheckOptions, checkLog } from '../../draw-check.rules.ts'
import { webDigests } from '../../web-digests.rules.ts'

/** What the page asks of its worker: a log by address or file. */
export interface CheckRequest extends Pick<CheckOptions, 'commitment' | 'seen' | 'alias'> {
  log: string | File
}

export type CheckNews = { share: number } | { checked: CheckedLog } | { isFailed: true }

const say = (news: CheckNews) => postMessage(news)

addEventListener('message', async ({ data: { log, ...options } }: MessageEvent<CheckRequest>) => {
  try {
    const text = typeof log === 'string' ? await download(log) : await log.text()
    const onProgress = (share: number) => say({ share })
    say({ checked: await checkLog(text, { ...options, digests: webDigests, onProgress }) })
  } catch {
    say({ isFailed: true })
  }
})

async function download(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-store' })
  if (!response.ok) throw new Error(`the log answered ${response.status}`)
  return response.text()
}
