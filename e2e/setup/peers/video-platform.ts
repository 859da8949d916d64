import type { Page } from 'playwright-core'

/** A platform's player, which reports the requested states. */
const player = `<script>const asked = new Set(); addEventListener('message', ({ data, source, origin }) => {
  const { func, args } = JSON.parse(data)
  const tell = (event, info) => asked.has(event) && source.postMessage(JSON.stringify({ event, info }), origin)
  if (func === 'addEventListener') asked.add(args[0])
  if (func === 'addEventListener' && args[0] === 'onStateChange') tell('onStateChange', 1)
  if (func === 'pauseVideo') tell('onStateChange', 2)
  if (func === 'break') tell('onError', 150)
})</script>`

/** Serves the video platform and records requested addresses. */
export const platform = (page: Page, asked: string[]) =>
  page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: player })
  })
