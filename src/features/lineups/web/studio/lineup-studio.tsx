import type { ReactNode } from 'react'
import { LineupEditor } from './editor/LineupEditor.tsx'
import { LineupDraftList } from './list/LineupDraftList.tsx'
import { lineupsPath } from './studio-paths.ts'

/** The views of lineups in the studio. */
export const lineupStudio = {
  path: lineupsPath(),
  text: 'lineup-studio.title',
  role: 'editor',
  viewOf: (path: string): ReactNode | null => {
    const [, , part, season, id] = path.split('/').map(decodeURIComponent)
    if (part !== 'lineups' || !season) return null
    return id ? <LineupEditor season={season} id={id} /> : <LineupDraftList season={season} />
  },
} as const
