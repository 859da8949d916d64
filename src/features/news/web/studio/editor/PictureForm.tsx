import { useState } from 'react'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { SmallForm } from '../SmallForm.tsx'
import { type SentPicture, sendPicture } from './send-picture.ts'

interface PictureFormProps {
  onPicture: (picture: { src: string; alt: string; width?: number; height?: number }) => void
  onCancel: () => void
}

const wordsOf = {
  sending: 'studio.picture.sending',
  failed: 'studio.picture.failed',
  moves: 'studio.errors.picture_moves',
} as const

/** A picture by address or upload. */
export function PictureForm({ onPicture, onCancel }: PictureFormProps) {
  const { t } = useStudio()
  const [status, setStatus] = useState<'rest' | 'sending' | 'failed' | 'moves'>('rest')
  const [sent, setSent] = useState<SentPicture | null>(null)
  const send = async (file: File | undefined) => {
    if (!file) return
    setStatus('sending')
    const picture = await sendPicture(file)
    const isSent = typeof picture !== 'string'
    setSent(isSent ? picture : null)
    setStatus(isSent ? 'rest' : picture)
  }
  const apply = (form: FormData) => {
    const src = String(form.get('src'))
    const size = sent?.address === src ? { width: sent.width, height: sent.height } : {}
    onPicture({ src, alt: String(form.get('alt')), ...size })
  }
  return (
    <SmallForm onSubmit={apply} onCancel={onCancel}>
      <label>
        {t('studio.picture.file')}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={({ target }) => send(target.files?.[0])}
        />
      </label>
      <p role="status">{status !== 'rest' && t(wordsOf[status])}</p>
      <label>
        {t('studio.picture.address')}
        <input key={sent?.address} name="src" required defaultValue={sent?.address} pattern="(https://|/(?!/)).+" />
      </label>
      <label>
        {t('studio.picture.alt')}
        <input name="alt" maxLength={300} />
      </label>
    </SmallForm>
  )
}
