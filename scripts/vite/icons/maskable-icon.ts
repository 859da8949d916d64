/** Radius, as a share of the width, of the circle that a phone leaves of an icon whatever shape it cuts. */
export const safeRadius = 0.4

/** The site's icon as one that a phone may cut to its own shape: the ground to the very edge, the sign within the safe circle. */
export function maskableOf(icon: string): string {
  const [, ground] = /<rect [^>]*fill="(#\w+)"/.exec(icon)!
  const [scale, margin] = [0.84, (512 - 0.84 * 512) / 2]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" fill="${ground}"/><g transform="translate(${margin} ${margin}) scale(${scale})">` +
    `${icon.replace('<svg ', '<svg width="512" height="512" ')}</g></svg>`
  )
}
