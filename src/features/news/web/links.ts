import type { LinkProps } from '@tanstack/react-router'

/** Route of an article's own page. */
export const linkTo = (contentId: string, no_related?: 1): Pick<LinkProps, 'to' | 'params' | 'search'> => ({
  to: '/static/$file',
  params: { file: `${contentId}.html` },
  search: { no_related },
})
