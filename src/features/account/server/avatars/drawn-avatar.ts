/** Colours of the bars, as in ui/tokens.css. */
const lights = ['#ff3d8b', '#23e0f0', '#ffd84a', '#cd80ff', '#4fe3a1', '#5cb0ff']
const grounds = ['#231f38', '#3a1440', '#0f2f4a', '#42203a', '#14352f', '#332d4f']

/** A deterministic SVG (an equaliser under a spotlight) for a seed of 16 hexadecimal digits. */
export function drawnAvatar(seed: string): string {
  const digits = [...seed].map((digit) => Number.parseInt(digit, 16))
  const [light, second, ground] = [digits[0]! % 6, digits[1]! % 5, digits[2]! % 6]
  const colours = [lights[light], lights[(light + 1 + second) % 6]]
  const heights = digits.slice(3, 7).map((digit) => 12 + (digit % 8) * 6)
  const bars = [...heights, ...heights.slice(0, -1).reverse()].map((height, index) => {
    const [x, y] = [12 + index * 11, 48 - height / 2]
    return `<rect x="${x}" y="${y}" width="6" height="${height}" rx="3" fill="${colours[index % 2]}"/>`
  })
  const spot = 24 + (digits[7]! % 4) * 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${grounds[ground]}"/><path d="M${spot} 0 L0 96 H96 Z" fill="#fff" opacity=".07"/>${bars.join('')}</svg>`
}
