import { useEffect, useRef, useState } from 'react'
import { webpBeside } from '#src/core/pictures.ts'
import { hasFailed } from './webp-fallback.ts'

interface GivenPictureProps {
  src: string
  width: number
  height: number
  isFirst?: boolean
}

/** A decorative picture by an editor's address, as WebP where there is one. */
export function GivenPicture({ src, width, height, isFirst = false }: GivenPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [hasBroken, setBroken] = useState(false)
  const webp = webpBeside(src)
  useEffect(() => setBroken(hasFailed(image.current!)), [])
  return (
    <picture>
      {webp && !hasBroken && <source type="image/webp" srcSet={webp} />}
      <img
        ref={image}
        src={src}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  )
}
