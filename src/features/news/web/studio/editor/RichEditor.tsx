import { Image } from '@tiptap/extension-image'
import { Table, TableKit } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import { isBareAddress } from '#src/core/texts/bare-address.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { pastedHtml } from '../pasted-html.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import styles from './RichEditor.module.css'
import { losesTags } from './supported-tags.ts'
import { videoBlock } from './video-block.ts'

interface RichEditorProps {
  /** Initial text; later changes are reported, not read back. */
  html: string
  lang: string
  onChange: (html: string) => void
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: { openOnClick: false, shouldAutoLink: isBareAddress },
  }),
  Image,
  videoBlock,
  TableKit.configure({ table: false }),
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }), // the default renders style attributes, which the CSP refuses
]

/** Formatted editing, or HTML source for what it cannot show. */
export function RichEditor({ html, lang, onChange }: RichEditorProps) {
  const { t } = useStudio()
  const mustBeSource = losesTags(html)
  const [isSource, setSource] = useState(mustBeSource)
  if (!isSource) return <FormattedText html={html} lang={lang} onChange={onChange} onSource={() => setSource(true)} />
  return (
    <div className={styles.editor}>
      {mustBeSource ? (
        <p className={styles.hint}>{t('studio.tool.sourceHint')}</p>
      ) : (
        <StudioButton aria-pressed onClick={() => setSource(false)}>
          {t('studio.tool.source')}
        </StudioButton>
      )}
      <textarea
        className={styles.source}
        aria-label={t('studio.field.text')}
        lang={lang}
        spellCheck={false}
        value={html}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

function FormattedText({ html, lang, onChange, onSource }: RichEditorProps & { onSource: () => void }) {
  const { t } = useStudio()
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false, // the CSP refuses injected styles
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        class: styles.text!,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('studio.field.text'),
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} onSource={onSource} />
      <EditorContent editor={editor} />
    </div>
  )
}
