import { type CheckedLog, type CheckOptions, checkLog } from '../../draw/draw-check.rules.ts'
import { webDigests } from '../../draw/web-digests.rules.ts'

export interface CheckRequest extends Pick<CheckOptions, 'commitment' | 'seen' | 'alias'> {
  /** The log: the policy of a worker's script lets it load nothing. */
  text: string
}

export type CheckNews = { share: number } | { checked: CheckedLog }

const say = (news: CheckNews) => postMessage(news)

addEventListener('message', async ({ data: { text, ...options } }: MessageEvent<CheckRequest>) => {
  const onProgress = (share: number) => say({ share })
  say({ checked: await checkLog(text, { ...options, digests: webDigests, onProgress }) })
})

// a rejection is no error event of its own
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason
})
