import { createMemoryHistory } from '@tanstack/history'
import { createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placeOf } from '#src/core/languages.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { SaveOwnPicture } from './SaveOwnPicture.tsx'

test('without a script, each format is a form that posts the board with its title', () => {
  const context = { place: placeOf('/th')! } as never
  const router = createRouter({ routeTree: rootRoute, context, history: createMemoryHistory() })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SaveOwnPicture season="m15s16" board="1A-_x" />
    </RouterContextProvider>,
  )
  const forms = html.match(/<form [^>]*>/g) ?? []
  for (const [place, file] of ['portrait.png', 'story.png', 'card.jpg'].entries()) {
    expect(forms[place]).toContain(`action="/act/lineups/own/th/${file}"`)
    expect(forms[place]).toContain('method="post"')
  }
  expect(html.match(/name="(season|board)" value="[^"]*"/g)?.slice(0, 2)).toEqual([
    'name="season" value="m15s16"',
    'name="board" value="1A-_x"',
  ])
  expect(html).toMatch(/<button type="submit"/)
})
