import type { Slice } from './chinese-slices.ts'

/** Full and PostScript names under which phones and computers have a Chinese font of this weight. */
const ofDevices = [
  'PingFang SC',
  'PingFangSC-Regular',
  'Noto Sans CJK SC',
  'Noto Sans CJK SC Regular',
  'NotoSansCJKsc-Regular',
  'Noto Sans SC',
  'NotoSansSC-Regular',
  'Source Han Sans SC',
  'SourceHanSansSC-Regular',
  'HarmonyOS Sans SC',
  'HarmonyOS_Sans_SC',
  'MiSans',
  'MiSans-Regular',
  'Microsoft YaHei',
]

/** A weight that is cut. */
interface Weight {
  weight: number
  /** The weights of text that it stands for. */
  range: string
  /** Fonts of the device that may take its place. */
  local: string[]
}

/** Running text takes the device's font, titles always ours. Both are cut alike: the ranges of one are packed with those of the other. */
export const chineseWeights: Weight[] = [
  { weight: 400, range: '100 600', local: ofDevices },
  { weight: 900, range: '601 900', local: [] },
]

/** Name of the file with a slice in a weight. */
export const chineseFile = (slice: string, weight: number) => `noto-sans-sc-${weight}-${slice}.woff2`

/** The style sheet of all slices. The last slice stands first and takes all of Chinese: faces below it go before it. */
export const chineseFaces = (slices: Slice[]): string =>
  chineseWeights
    .flatMap((weight) => slices.toReversed().map((slice, place) => faceOf(weight, slice, place === 0)))
    .join('\n')

/**
 * The style sheet of pages whose texts editors write: what stands around these has its own font in titles, and all else that of the device,
 * for any character may come.
 */
export const chineseFrameFaces = (slices: Slice[]): string => {
  const [text, titles] = chineseWeights as [Weight, Weight]
  const sources = text.local.map(localFont).join(',')
  return [ruleOf(sources, text.range, everything), faceOf(titles, slices[0]!, false)].join('\n')
}

const localFont = (name: string) => `local("${name}")`

function faceOf({ weight, range, local }: Weight, { name, characters }: Slice, isBase: boolean): string {
  const file = `url("./${chineseFile(name, weight)}") format("woff2")`
  return ruleOf([...local.map(localFont), file].join(','), range, isBase ? everything : rangesOf(characters))
}

const ruleOf = (sources: string, range: string, covered: string): string =>
  `@font-face{font-family:"Noto Sans SC Variable";src:${sources};font-weight:${range};font-display:swap;unicode-range:${covered}}`

const everything = 'U+B7,U+3000-303F,U+3400-9FFF,U+FF00-FFEF'

/** Characters as CSS writes them, neighbours in one range. */
export function rangesOf(characters: string): string {
  const ranges: [number, number][] = []
  for (const code of [...characters].map((each) => each.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}
