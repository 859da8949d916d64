import type { Campaign } from '../../campaign.contract.ts'
import { phaseEndOf } from '../../campaign.rules.ts'

/** The server's last answer about the campaign. */
export interface CampaignReading {
  campaign: Campaign
  /** Milliseconds by which the server's clock is ahead of `performance.now()`, whatever the device's clock says. */
  offset: number
}

interface Follower {
  /** Asks the server; null if it can't be reached. */
  read: () => Promise<Campaign | null>
  onReading: (reading: CampaignReading) => void
  /** The server's time in milliseconds, with each reading and each minute. */
  onTime: (now: number) => void
}

const minute = 60_000

/** Milliseconds until the server is asked again after a failure. */
const retryDelayMs = 15_000

const wallOffset = () => Date.now() - performance.now()

/** Visitors whose countdown ends together ask within these milliseconds. */
const spread = 4000

/** Reads the campaign at once, whenever the page becomes visible and when its phase ends. Returns a stop function. */
export function followCampaign({ read, onReading, onTime }: Follower): () => void {
  let reading: CampaignReading | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  /** The monotonic clock stands still while a device sleeps, its wall clock doesn't. */
  let lastWallOffset = wallOffset()
  const wait = (milliseconds: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, milliseconds)
  }
  const readAgain = async () => {
    if (document.hidden) return // becoming visible reads again
    const sent = performance.now()
    const campaign = await read()
    if (isStopped) return
    if (!campaign) return wait(retryDelayMs, readAgain)
    reading = { campaign, offset: Date.parse(campaign.now) - (sent + performance.now()) / 2 }
    lastWallOffset = wallOffset()
    onReading(reading)
    turn()
  }
  const turn = () => {
    if (document.hidden) return
    if (!reading || Math.abs(wallOffset() - lastWallOffset) > minute) return wait(0, readAgain)
    const now = performance.now() + reading.offset
    onTime(now)
    const end = phaseEndOf(reading.campaign.phase, reading.campaign)
    const left = end === null ? minute : Date.parse(end) - now
    if (left <= 0) return wait(1000 + Math.random() * spread, readAgain)
    wait(Math.min(left, minute), turn)
  }
  const onVisible = () => void readAgain()
  document.addEventListener('visibilitychange', onVisible)
  void readAgain()
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
