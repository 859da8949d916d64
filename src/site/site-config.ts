import { config } from '../../site.config.ts'
import type { SiteConfig } from './site-config-schema.ts'

export type { SiteConfig }

/** The operator's settings of names, links and places; checked at start by findConfigFault. */
export const siteConfig: SiteConfig = config
