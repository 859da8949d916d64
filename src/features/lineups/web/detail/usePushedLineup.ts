import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import { usePageContext } from '#src/core/web/router/root.ts'
import { lineupPreviewCalls } from '../../lineup-drafts.contract.ts'
import { isLineupPush, type LineupPush, lineupPreviewReady } from '../../lineup-push.rules.ts'
import type { lineupAnswer } from '../../lineups.contract.ts'

type Shown = InferOutput<typeof lineupAnswer> & { editor_origin?: string }

/** The lineup; in a preview, what the studio's window pushes. */
export function usePushedLineup(given: Shown | null): Shown | null {
  const { ask } = usePageContext()
  const [pushed, setPushed] = useState<Shown | null>(null)
  useEffect(() => {
    const origin = given?.editor_origin
    const editor: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
    if (!origin || !editor) return
    let newest = 0
    const show = async ({ sign_info, draft }: LineupPush) => {
      const own = ++newest
      const { season, id } = draft
      const answer = await ask(lineupPreviewCalls.previewLineup, { season, id, sign_info, draft })
      if (own === newest && answer.ok) setPushed(answer.data)
    }
    const listen = (event: MessageEvent) => {
      if (event.origin === origin && event.source === editor && isLineupPush(event.data)) void show(event.data)
    }
    addEventListener('message', listen)
    editor.postMessage({ kind: lineupPreviewReady }, origin)
    return () => removeEventListener('message', listen)
  }, [ask, given])
  return pushed ?? given
}
