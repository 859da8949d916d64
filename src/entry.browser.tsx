import './site/web/site.css'
import { start } from './core/web/start.tsx'
import { errorTable } from './site/errors.ts'
import { makeRouter } from './site/routes.ts'
import { siteConfig } from './site/site-config.ts'
import { shellSlices } from './site/web/Shell.tsx'

start({ makeRouter, errors: errorTable, webViewMarker: siteConfig.webView.marker, slices: shellSlices })
