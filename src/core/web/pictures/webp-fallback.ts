/** Lets a picture whose WebP does not come show its original. */
export function showOriginal(picture: Element | null | undefined) {
  picture?.querySelector('source[type="image/webp"]')?.remove()
}

/** Whether a picture has failed before anybody listened. */
export const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== ''
