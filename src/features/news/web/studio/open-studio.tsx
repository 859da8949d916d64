import { createRoot } from 'react-dom/client'
import type { Ask } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { DraftEditor } from './editor/DraftEditor.tsx'
import { DraftList } from './list/DraftList.tsx'
import { StudioFault } from './StudioFault.tsx'
import { StudioFrame } from './StudioFrame.tsx'
import { StudioContext } from './studio-context.ts'

/** Renders the studio: the list, or the article in the address. */
export async function openStudio({ ask, language }: { ask: Ask; language: Language }): Promise<void> {
  const root = createRoot(document.getElementById('root')!)
  const answer = await ask(draftCalls.readStudio, {})
  if (!answer.ok) return root.render(<StudioFault t={textsIn(language)} failure={answer} />)
  const [, , id] = location.pathname.split('/')
  root.render(
    <StudioContext value={{ ask, language, settings: answer.data }}>
      <StudioFrame>{id ? <DraftEditor id={decodeURIComponent(id)} /> : <DraftList />}</StudioFrame>
    </StudioContext>,
  )
}
