/** One address of each route below its language. */
export const routes = [
  '/',
  '/champion-page',
  '/books/hero',
  '/books/synergy',
  '/books/equip',
  '/books/hex',
  '/books/goop?season=m15s16',
  '/chess/m10s16/TFT10_Annie',
  '/news',
  '/static/remix-rumble-patch-notes-1-4.html',
  '/news/detail?content_id=five-minutes-with-disco',
  '/terms-of-service',
  '/privacy-notice',
  '/cookie-policy',
  '/open-source',
  '/test-flight',
  '/missing.html',
]

/** The same with those states of a route that look different. */
export const views = [
  ...routes,
  '/?page=championsInfo',
  '/?page=uniqueTraits',
  '/books/hero?season=m15s16&cost=5',
  '/books/hero?q=nobody',
  '/books/equip?season=m15s16&category=artifact',
  '/books/equip?season=m99s99',
  '/books/goop',
  '/chess/m15s16/TFT15_LeeSin',
  '/chess/m10s16/TFT10_Nobody',
  '/news?label=media&q=disco',
  '/news?q=nothing-at-all',
  '/news/detail?content_id=nothing',
]
