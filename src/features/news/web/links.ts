import type { LinkProps } from '@tanstack/react-router'
import type { PreviewSearch } from '../preview.rules.ts'

/** Route of an article's own page. */
export const linkTo = (
  contentId: string,
  search: { no_related?: 1 | undefined } & PreviewSearch = {},
): Pick<LinkProps, 'to' | 'params' | 'search'> => ({
  to: '/static/$file',
  params: { file: `${contentId}.html` },
  search,
})
