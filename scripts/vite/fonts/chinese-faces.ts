import type { Slice } from './chinese-slices.ts'

/** Full and PostScript names of Chinese system fonts of this weight. */
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

interface Weight {
  weight: number
  /** Range of CSS weights. */
  range: string
  /** System fonts that may be used instead. */
  local: string[]
}

/** Running text uses system fonts, titles always ours; both are cut into the same slices. */
export const chineseWeights: Weight[] = [
  { weight: 400, range: '100 600', local: ofDevices },
  { weight: 900, range: '601 900', local: [] },
]

export const chineseFile = (slice: string, weight: number) => `noto-sans-sc-${weight}-${slice}.woff2`

/** CSS of all slices; the last one covers all of Chinese and the faces below it override it. */
export const chineseFaces = (slices: Slice[]): string =>
  chineseWeights
    .flatMap((weight) => slices.toReversed().map((slice, place) => faceOf(weight, slice, place === 0)))
    .join('\n')

/** CSS of pages with editors' texts: own fonts in titles, system fonts elsewhere. */
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

/** A CSS unicode-range with neighbours joined. */
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
