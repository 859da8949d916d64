import { getRouteApi } from '@tanstack/react-router'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { CampaignPage } from './CampaignPage.tsx'
import { NoCampaign } from './NoCampaign.tsx'

const route = getRouteApi('/pre-register')

/** Pre-registration for the next set: the campaign's one page. */
export function PreRegisterPage() {
  const answer = route.useLoaderData()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { campaign } = answer.data
  if (!campaign) return <NoCampaign />
  return <CampaignPage {...answer.data} campaign={campaign} />
}
