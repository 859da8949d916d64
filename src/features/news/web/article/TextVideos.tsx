import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from '#src/core/web/react-dom.ts'
import { type PlayableVideo, PlayedVideo } from '#src/ui/Video.tsx'

interface OpenedVideo {
  /** Element in place of the link. */
  place: HTMLElement
  video: PlayableVideo
  title: string
}

/** Plays videos of a text in place; without script their links lead to them. */
export function TextVideos({ within }: { within: RefObject<HTMLElement | null> }) {
  const [opened, setOpened] = useState<OpenedVideo[]>([])
  useEffect(() => {
    const area = within.current!
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-video] > a')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const video = openVideo(link)
      setOpened((others) => [...others, video])
    }
    area.addEventListener('click', onClick)
    return () => area.removeEventListener('click', onClick)
  }, [within])
  return opened.map(({ place, ...played }, at) => createPortal(<PlayedVideo {...played} />, place, String(at)))
}

/** Replaces a link by a player. */
function openVideo(link: HTMLAnchorElement): OpenedVideo {
  const [page, place, figure] = [link.href, document.createElement('div'), link.parentElement!]
  const player = figure.dataset.video
  figure.querySelector('small')!.remove() // the player names its origin
  link.replaceWith(place)
  const video: PlayableVideo = player ? { kind: 'embedded', address: player, page } : { kind: 'direct', address: page }
  return { place, video, title: link.textContent || link.querySelector('img')!.alt }
}
