/** Shows the original of a picture whose WebP failed. */
export function showOriginal(picture: Element | null | undefined) {
  picture?.querySelector('source[type="image/webp"]')?.remove()
}

/** True for a picture that failed before listeners were added. */
export const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== ''
