import { getRouteApi } from '@tanstack/react-router'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { NoCampaign } from '../NoCampaign.tsx'
import { DrawPage } from './DrawPage.tsx'

const route = getRouteApi('/draw/verify')

/** How the draw works, and a check of its log. */
export function DrawVerifyPage() {
  const answer = route.useLoaderData()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { draw } = answer.data
  if (!draw) return <NoCampaign />
  return <DrawPage draw={draw} />
}
