import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { type Campaign, campaignCalls } from '../../campaign.contract.ts'
import { followCampaign } from './follow-campaign.ts'

/** The campaign as the server sees it now: cached pages outlive its countdown. */
export function useLiveCampaign(known: Campaign) {
  const { ask } = usePageContext()
  const router = useRouter()
  const [latest, setLatest] = useState(known)
  /** The server's time in milliseconds; null before hydration. */
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const read = async () => {
      const answer = await ask(campaignCalls.getCampaignConfig, {})
      if (!answer.ok) return null
      if (!answer.data.campaign) void router.invalidate()
      return answer.data.campaign
    }
    return followCampaign({ read, onReading: ({ campaign }) => setLatest(campaign), onTime: setNow })
  }, [ask, router])
  return { campaign: latest, now }
}
