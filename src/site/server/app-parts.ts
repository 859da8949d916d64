import type { Language } from '#src/core/languages.ts'
import type { PageCache } from '#src/core/server/pages/page-cache.ts'
import type { Frame, FrameOf } from '#src/core/server/pages/render.tsx'
import type { StaticPages } from '#src/core/server/pages/static-pages.ts'
import type { Observe } from '#src/core/server/process/metrics.ts'
import type { ReportEvent } from '#src/core/server/secrets/security-events.ts'
import type { RefusedNumber } from '#src/features/campaign/server/registration/registration-parts.ts'
import type { Runtime } from './start/runtime.ts'

export interface AppParts {
  runtime: Runtime
  pages: PageCache
  /** Article pages, kept as files. */
  staticPages: StaticPages
  /** Head and scripts of a page, from the build or from Vite. */
  frame: FrameOf
  /** Head and scripts of the studio. */
  studioFrame: (language: Language) => Frame | Promise<Frame>
  /** Address of the script that solves captchas. */
  captchaScript: string
  /** Folder of hashed assets; null in development, where Vite serves them. */
  assetsFolder: string | null
  /** Origin without a trailing slash, known once the server listens. */
  origin: () => string
  isDraining: () => boolean
  observe: Observe
  /** Counts a phone number that was refused. */
  countRefused: (refused: RefusedNumber) => void
  /** Counts a fault in a visitor's browser by its kind. */
  countFault: (kind: string) => void
  reportEvent: ReportEvent
}

/** The studio's origin, whose windows may hold previews. */
export const adminOriginOf = ({ runtime: { config }, origin }: AppParts): string => config.adminUrl ?? origin()
