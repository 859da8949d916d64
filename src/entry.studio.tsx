import './site/web/site.css'
import { loadTexts } from 'virtual:texts'
import { isLanguage, placeOf } from './core/languages.ts'
import { askOverHttp } from './core/web/ask.ts'
import { openStudio } from './features/news/web/studio/open-studio.tsx'
import { errorTable } from './site/errors.ts'

const own = document.documentElement.lang.slice(0, 2)
const language = isLanguage(own) ? own : 'en'
const slices = ['site', 'news', 'studio']
await Promise.all(slices.map(loadTexts))
await openStudio({ ask: askOverHttp(placeOf(`/${language}`)!, errorTable), language, parts: [] })
