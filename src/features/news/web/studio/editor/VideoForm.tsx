import { useState } from 'react'
import { readVideo } from '#src/core/videos.ts'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { useArticleMaterials } from '../article-materials.ts'
import { SmallForm } from '../SmallForm.tsx'
import type { VideoAttributes } from './video-block.ts'

interface VideoFormProps {
  /** The selected video, which is changed. */
  current: VideoAttributes | null
  onVideo: (video: VideoAttributes) => void
  onCancel: () => void
}

/** A video by its page address or a platform's embed code. */
export function VideoForm({ current, onVideo, onCancel }: VideoFormProps) {
  const { t } = useStudio()
  const { videos } = useArticleMaterials()
  const [isUnknown, setUnknown] = useState(false)
  const apply = (form: FormData) => {
    const given = String(form.get('address')).trim()
    const [, source = given] = /\ssrc="([^"]*)"/.exec(given) ?? []
    const video = readVideo(source, videos)
    setUnknown(!video)
    if (video) onVideo({ href: video.page, title: String(form.get('title')), poster: current?.poster ?? null })
  }
  return (
    <SmallForm onSubmit={apply} onCancel={onCancel}>
      <label>
        {t('studio.video.address')}
        <input
          name="address"
          required
          defaultValue={current?.href}
          placeholder="https://www.youtube.com/watch?v=…"
          aria-invalid={isUnknown || undefined}
          aria-describedby="unknown-video"
        />
      </label>
      <p id="unknown-video" role="status">
        {isUnknown && t('studio.video.unknown')}
      </p>
      <label>
        {t('studio.video.title')}
        <input name="title" required maxLength={200} defaultValue={current?.title} />
      </label>
    </SmallForm>
  )
}
