import { config } from '../../site.config.ts'
import type { SiteConfig } from './site-config-schema.ts'

export type { SiteConfig }

/** The operator's names, links and places; findConfigFault checks them at start. */
export const siteConfig: SiteConfig = config
