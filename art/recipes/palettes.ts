import type { PaletteHex } from '../engine/canvas/colour.ts'

function palette(colours: string): PaletteHex {
  const [deep, mid, key, hot, rim, alt] = colours.split(' ') as [string, string, string, string, string, string]
  return { deep, mid, key, hot, rim, alt }
}

/** Shadow, haze, main light, highlight, neon (about the complement of the main light), counter light. */
export const palettes = {
  tide: palette('#04121f #0b5a6b #14d6c4 #eafff4 #ff6a3c #c6ff5a'),
  opera: palette('#17060d #7a0f2e #ff2f5e #fff1dc #ffc24b #8a5bff'),
  aurora: palette('#0a0826 #2b3bb8 #5cc8ff #f3faff #ff5fd2 #7bffcb'),
  voltage: palette('#120a02 #8a3b06 #ff9a1f #fff6d8 #ff3d6e #3ce0ff'),
  acid: palette('#07130a #1f6b2a #a6ff3c #fbffe4 #22e3ff #ff4fa0'),
  ultra: palette('#100522 #5a1fb8 #b07bff #fbf2ff #ff8a3c #3ce8ff'),
  steel: palette('#0a0e14 #3a4656 #a9bccf #ffffff #ff3d6e #3ce0ff'),
  headline: palette('#0c0a1c #4b1670 #ff3d8b #fff4e2 #23e0f0 #ffd84a'),
  riot: palette('#14060a #7d1238 #ff5a4a #fff3e0 #b6ff3d #ff3df0'),
  disco: palette('#12061a #7a1f86 #ff6ad5 #fff7d6 #ffc53d #4ee6ff'),
  saloon: palette('#150b06 #7a4214 #ffb45c #fff4dd #2fd6b4 #ff6a3c'),
  candy: palette('#150a22 #8a2fb0 #ff7bf0 #fffdf0 #4ef0c8 #ffe14a'),
  rave: palette('#03101c #0d4aa8 #2fb4ff #efffff #7dff3c #ff4fd8'),
  neonBlue: palette('#080c1e #22409a #7aa2ff #ffffff #ff5c8a #52f2ff'),
  sentai: palette('#16060a #8a1226 #ff3b3b #fff6ea #38d0ff #ffd23c'),
  academy: palette('#060c20 #1b3d9c #4d8dff #fffbe8 #ffc53d #5cf2ff'),
  fiesta: palette('#14081a #8a1f6a #ff4fa8 #fff9dc #ffa01f #6dff5a'),
  soul: palette('#150806 #8a2a0a #ff7a2a #fff5dc #9a5bff #ffd23c'),
  empyrean: palette('#090620 #3a1f8f #8f7bff #fff8e6 #ffcf5a #ff6ac0'),
  cell: palette('#04120c #0d6b4a #22e6a0 #f0fff8 #b45cff #e6ff5a'),
  crew: palette('#061016 #0d5470 #1fc8e6 #f2ffff #ff4f9a #ffb03c'),
  star: palette('#120a26 #6a2fae #ff8ad8 #ffffff #5cf0ff #ffe87a'),
  gem: palette('#07091f #2b2fa8 #56e0ff #f6ffff #d25cff #7bffb4'),
  jade: palette('#06120c #1d5c38 #6adf8a #fdfff0 #ffb03c #4ee6ff'),
  monster: palette('#100d04 #7a5c0a #ffd23c #fffbe6 #3c8dff #ff5c8a'),
  dragon: palette('#170705 #86190c #ff4a2a #fff4d2 #ffc53d #3ce0b4'),
  rose: palette('#14060f #7a1448 #ff4f86 #fff2f6 #5cff8a #ffd86a'),
  clock: palette('#04121a #0c5c66 #2ff0d2 #f6fff4 #ffe14a #ff6ab0'),
} satisfies Record<string, PaletteHex>
export type PaletteName = keyof typeof palettes

/** Palettes of augments by tier. */
export const tierPalettes = {
  silver: palette('#0b1016 #38495a #b9cad8 #ffffff #8fb7d6 #dfe9f2'),
  gold: palette('#150d03 #8a5a0a #ffc53d #fff7dc #ff8a1f #fff0a0'),
  prismatic: palette('#0d0820 #6a3bd0 #ff8be0 #ffffff #4ef0ff #fff07a'),
}
