import { useEffect, useState } from 'react'
import { usePageContext } from '#src/core/web/router/root.ts'
import { previewCalls } from '#src/features/news/preview.contract.ts'
import { type PreviewPush, readPush } from '#src/features/news/preview.rules.ts'
import type { ShownArticle } from './ArticlePage.tsx'
import { articleTexts } from './article-texts.ts'

/** The article; in a preview, what the editor's window pushes. */
export function usePushedDraft(article: ShownArticle): ShownArticle {
  const { ask, place } = usePageContext()
  const [pushed, setPushed] = useState<Partial<ShownArticle>>({})
  useEffect(() => {
    const editor = editorOf(article)
    if (!editor) return
    let newest = 0
    const show = async ({ content_id, sign_info, title, description, html }: PreviewPush) => {
      const own = ++newest
      const answer = await ask(previewCalls.renderPreview, { content_id, lang: place.language, sign_info, html })
      if (own !== newest || !answer.ok) return
      setPushed({ title, content_desc: description, ...articleTexts(answer.data.html, article.changes.length > 0) })
    }
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== editor.origin || source !== editor.window) return
      const push = readPush(data, { content_id: article.content_id, preview_version: article.preview!.version })
      if (push) void show(push)
    }
    addEventListener('message', listen)
    editor.window.postMessage({ kind: 'encore-preview-ready', content_id: article.content_id }, editor.origin)
    return () => removeEventListener('message', listen)
  }, [ask, article, place])
  return { ...article, ...pushed }
}

/** The window that may push: the opener or the parent; none outside previews. */
function editorOf({ preview }: ShownArticle): { window: Window; origin: string } | null {
  const editor: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
  return preview && editor ? { window: editor, origin: preview.editor_origin } : null
}
