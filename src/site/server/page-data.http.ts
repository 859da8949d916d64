import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import type { Page } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { pageDataPath } from '#src/core/web/router/page-data.ts'
import { errorTable } from '../errors.ts'
import type { Destination, PageDestination } from './addresses.ts'
import { isPreview } from './pages.ts'

interface PageDataParts {
  /** Where an address without the path of the data leads. */
  destinationOf: (request: FastifyRequest, address: string) => Destination
  /** The kept data of a page, or a rendering with another status. */
  find: (request: FastifyRequest, page: PageDestination) => Promise<Page>
}

/** Adds the data of kept pages, which their documents leave out; drafts and what isn't kept have none. */
export function addPageData(app: FastifyInstance, { destinationOf, find }: PageDataParts) {
  app.get(`${pageDataPath}/*`, async (request, reply) => {
    const destination = destinationOf(request, request.raw.url!.slice(pageDataPath.length))
    const isDocument = destination.kind === 'page' && !isPreview(destination.inner, destination.query)
    const data = isDocument ? await find(request, destination) : null
    return data?.status === 200 ? sendPage(request, reply, data) : sendFailure(reply, errorTable, 'not_found')
  })
}
