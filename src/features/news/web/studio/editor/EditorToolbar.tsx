import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { LineIcon } from '#src/ui/Icon.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import styles from './EditorToolbar.module.css'
import { type Insertion, InsertionForm } from './InsertionForm.tsx'
import { TableTools } from './TableTools.tsx'
import { toolbarIcons } from './toolbar-icons.ts'

type Tool = keyof typeof toolbarIcons

/** Command of each button, and the node that marks it active. */
const marks: { tool: Tool; node: string; level?: number; run: (editor: Editor) => void }[] = [
  { tool: 'bold', node: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  { tool: 'italic', node: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
  { tool: 'strike', node: 'strike', run: (editor) => editor.chain().focus().toggleStrike().run() },
  ...([2, 3] as const).map((level) => ({
    tool: `heading${level}` as const,
    node: 'heading',
    level,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
  })),
  { tool: 'bulletList', node: 'bulletList', run: (editor) => editor.chain().focus().toggleBulletList().run() },
  { tool: 'orderedList', node: 'orderedList', run: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { tool: 'blockquote', node: 'blockquote', run: (editor) => editor.chain().focus().toggleBlockquote().run() },
]

const insertions: Insertion[] = ['link', 'picture', 'video', 'moment']

interface EditorToolbarProps {
  editor: Editor
  onSource: () => void
}

export function EditorToolbar({ editor, onSource }: EditorToolbarProps) {
  const { t } = useStudio()
  const [inserting, setInserting] = useState<Insertion | null>(null)
  const active = useEditorState({
    editor,
    selector: () => ({
      marks: marks.map(({ node, level }) => editor.isActive(node, level ? { level } : {})),
      isInTable: editor.isActive('table'),
      chosen: { link: editor.isActive('link'), video: editor.isActive('video'), picture: false, moment: false },
    }),
  })
  const insertTable = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  return (
    <div className={styles.tools}>
      <div role="toolbar" aria-label={t('studio.tool.group')} className={styles.row}>
        {marks.map(({ tool, run }, place) => (
          <ToolButton key={tool} tool={tool} isActive={active.marks[place]} onPress={() => run(editor)} />
        ))}
        <ToolButton tool="horizontalRule" onPress={() => editor.chain().focus().setHorizontalRule().run()} />
        {insertions.map((each) => (
          <ToolButton
            key={each}
            tool={each}
            isActive={inserting === each || active.chosen[each]}
            onPress={() => setInserting(inserting === each ? null : each)}
          />
        ))}
        <ToolButton tool="table" isActive={active.isInTable} onPress={insertTable} />
        <ToolButton tool="undo" onPress={() => editor.chain().focus().undo().run()} />
        <ToolButton tool="redo" onPress={() => editor.chain().focus().redo().run()} />
        <ToolButton tool="source" onPress={onSource} />
      </div>
      {active.isInTable && <TableTools editor={editor} />}
      {inserting && <InsertionForm kind={inserting} editor={editor} onDone={() => setInserting(null)} />}
    </div>
  )
}

interface ToolButtonProps {
  tool: Tool
  isActive?: boolean
  onPress: () => void
}

function ToolButton({ tool, isActive, onPress }: ToolButtonProps) {
  const { t } = useStudio()
  const name = t(`studio.tool.${tool}`)
  return (
    <button type="button" aria-label={name} title={name} aria-pressed={isActive} onClick={onPress}>
      <LineIcon path={toolbarIcons[tool]} />
    </button>
  )
}
