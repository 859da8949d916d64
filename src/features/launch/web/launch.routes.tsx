import { createRoute } from '@tanstack/react-router'
import { page } from '../../../core/web/page.ts'
import { rootRoute } from '../../../core/web/root.ts'
import { galleryCalls } from '../../gallery/gallery.contract.ts'

export const launchRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    loader: ({ context }) => context.ask(galleryCalls.listChampions, {}),
    ...page(() => import('./HomePage.tsx'), 'HomePage', ['launch', 'gallery', 'game']),
  }),
] as const
