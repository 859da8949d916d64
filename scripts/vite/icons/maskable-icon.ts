/** Radius of the safe zone of a maskable icon, as a share of its width (W3C app manifest). */
export const safeRadius = 0.4

/** The maskable icon: the ground fills it, the sign stays in the safe zone. */
export function maskableOf(icon: string): string {
  const [, ground] = /<rect [^>]*fill="(#\w+)"/.exec(icon)!
  const [scale, margin] = [0.84, (512 - 0.84 * 512) / 2]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" fill="${ground}"/><g transform="translate(${margin} ${margin}) scale(${scale})">` +
    `${icon.replace('<svg ', '<svg width="512" height="512" ')}</g></svg>`
  )
}
