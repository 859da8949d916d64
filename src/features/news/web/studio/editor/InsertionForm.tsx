import type { Editor } from '@tiptap/react'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { SmallForm } from '../SmallForm.tsx'
import { PictureForm } from './PictureForm.tsx'
import { VideoForm } from './VideoForm.tsx'
import type { VideoAttributes } from './video-block.ts'

export type Insertion = 'link' | 'picture' | 'video' | 'moment'

interface InsertionFormProps {
  kind: Insertion
  editor: Editor
  onDone: () => void
}

/** Form of a link, picture, video or moment at the cursor. */
export function InsertionForm({ kind, editor, onDone }: InsertionFormProps) {
  if (kind === 'picture') {
    return (
      <PictureForm
        onCancel={onDone}
        onPicture={(picture) => editor.chain().focus().setImage(picture).run() && onDone()}
      />
    )
  }
  if (kind === 'video') {
    return (
      <VideoForm
        current={editor.isActive('video') ? (editor.getAttributes('video') as VideoAttributes) : null}
        onCancel={onDone}
        onVideo={(attrs) => editor.chain().focus().insertContent({ type: 'video', attrs }).run() && onDone()}
      />
    )
  }
  return kind === 'link' ? <LinkForm editor={editor} onDone={onDone} /> : <MomentForm editor={editor} onDone={onDone} />
}

type PartProps = Omit<InsertionFormProps, 'kind'>

function LinkForm({ editor, onDone }: PartProps) {
  const { t } = useStudio()
  const current = editor.getAttributes('link').href as string | undefined
  const apply = (form: FormData) => {
    const href = String(form.get('href'))
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !current)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    else chain.setLink({ href })
    if (chain.run()) onDone()
  }
  const remove = () => editor.chain().focus().extendMarkRange('link').unsetLink().run() && onDone()
  return (
    <SmallForm onSubmit={apply} onCancel={onDone}>
      <label>
        {t('studio.link.address')}
        <input
          name="href"
          required
          defaultValue={current}
          pattern="(https?://|mailto:|/(?!/)).+"
          placeholder="/books/hero"
        />
      </label>
      {current && <StudioButton onClick={remove}>{t('studio.tool.remove')}</StudioButton>}
    </SmallForm>
  )
}

const momentFormats = ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'MM-DD HH:mm', 'HH:mm']

/** Inserts a timestamp tag, entered in the site's zone. */
function MomentForm({ editor, onDone }: PartProps) {
  const { t } = useStudio()
  const apply = (form: FormData) => {
    const seconds = Math.floor(Date.parse(String(form.get('when'))) / 1000)
    if (
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: `<t:${seconds}:${form.get('format')}>` })
        .run()
    )
      onDone()
  }
  return (
    <SmallForm onSubmit={apply} onCancel={onDone}>
      <label>
        {t('studio.moment.when')}
        <input name="when" type="datetime-local" required />
      </label>
      <label>
        {t('studio.moment.format')}
        <select name="format">
          {momentFormats.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    </SmallForm>
  )
}
