import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Ask, fail, type StudioRole } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type PlainTextKey, textsIn } from '#src/core/web/texts/text.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { StudioFrame } from '#src/ui/studio/StudioFrame.tsx'
import { StudioContext } from '#src/ui/studio/studio-context.ts'
import { ArticleMaterialsContext } from './article-materials.ts'
import { DraftEditor } from './editor/DraftEditor.tsx'
import { DraftList } from './list/DraftList.tsx'

/** A part of the studio for something else than articles. */
export interface StudioPart {
  /** Path of its list. */
  path: string
  text: PlainTextKey
  /** The role that it needs. */
  role: StudioRole
  /** The view of a path; null for other parts' paths. */
  viewOf: (path: string) => ReactNode | null
}

interface StudioSettings {
  ask: Ask
  language: Language
  parts: StudioPart[]
}

/** Renders the studio: the list, or what the address names. */
export async function openStudio({ ask, language, parts }: StudioSettings): Promise<void> {
  const root = createRoot(document.getElementById('root')!)
  const t = textsIn(language)
  const answer = await ask(draftCalls.readStudio, {})
  if (!answer.ok) return root.render(<StudioFault t={t} failure={answer} />)
  const { editor, roles, origin, covers, videos } = answer.data
  const { pathname } = location
  const articles: StudioPart = {
    path: '/studio',
    text: 'studio.list.title',
    role: 'editor',
    viewOf: (path) => (
      <ArticleMaterialsContext value={{ covers, videos }}>
        <Articles path={path} />
      </ArticleMaterialsContext>
    ),
  }
  const open = [articles, ...parts].filter(({ role }) => roles.includes(role))
  const part = [...parts, articles].find(({ viewOf }) => viewOf(pathname) !== null)!
  if (pathname === articles.path && !open.includes(articles)) return location.replace(open[0]!.path + location.search)
  const links = open.map(({ path, text }) => ({ path, text: t(text), isCurrent: path === part.path }))
  root.render(
    <StudioContext value={{ ask, language, editor, origin }}>
      <StudioFrame links={links}>
        {open.includes(part) ? part.viewOf(pathname) : <StudioFault t={t} failure={fail('role_missing')} />}
      </StudioFrame>
    </StudioContext>,
  )
}

function Articles({ path }: { path: string }) {
  const [, , id] = path.split('/')
  return id ? <DraftEditor id={decodeURIComponent(id)} /> : <DraftList />
}
