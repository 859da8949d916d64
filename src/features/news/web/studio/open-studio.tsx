import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Ask } from '#src/core/call.ts'
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
  const { editor, origin, covers, videos } = answer.data
  const { pathname } = location
  const part = parts.find(({ viewOf }) => viewOf(pathname) !== null)
  const articles = { path: '/studio', text: 'studio.list.title' as const }
  const links = [articles, ...parts].map(({ path, text }) => ({
    path,
    text: t(text),
    isCurrent: path === (part?.path ?? articles.path),
  }))
  root.render(
    <StudioContext value={{ ask, language, editor, origin }}>
      <StudioFrame links={links}>
        {part?.viewOf(pathname) ?? (
          <ArticleMaterialsContext value={{ covers, videos }}>
            <Articles path={pathname} />
          </ArticleMaterialsContext>
        )}
      </StudioFrame>
    </StudioContext>,
  )
}

function Articles({ path }: { path: string }) {
  const [, , id] = path.split('/')
  return id ? <DraftEditor id={decodeURIComponent(id)} /> : <DraftList />
}
