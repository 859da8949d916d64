import { getRouteApi } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'

const route = getRouteApi('/pre-register')

/** Pre-registration for the next set: the campaign's one page. */
export function PreRegisterPage() {
  const { campaign } = route.useLoaderData()
  const t = useText()
  if (!campaign.ok) return <FailedPage failure={campaign} />
  return (
    <main>
      <PageHead title={t('campaign.title')} siteName={t('site.name')} path="/pre-register" summary={false} />
      <h1>{t('campaign.title')}</h1>
    </main>
  )
}
