import type { ReactNode } from 'react'
import { CampaignOperation } from './CampaignOperation.tsx'

const path = '/studio/campaign'

/** The campaign in the studio. */
export const campaignStudio = {
  path,
  text: 'campaign-studio.title',
  role: 'campaign',
  viewOf: (asked: string): ReactNode | null => (asked === path ? <CampaignOperation /> : null),
} as const
