/** Words of the game, and compounds, that dictionaries do not know as one and divide. */
export const gameWords = [
  ...['เทรต', 'ซีซัน', 'สตัน', 'คริติคอล', 'โอกาส', 'โจมตี', 'กระโจน', 'แชมเปี้ยน', 'ไอเทม', 'ออกเมนต์'],
  ...['พลังชีวิต', 'พลังโจมตี', 'ความเสียหาย', 'เป้าหมาย', 'เกราะ', 'มานา', 'เลเวล', 'บัฟ', 'ดีบัฟ', 'ครั้ง', 'พาวเวอร์สแน็ก'],
]

/** Forbids a break where it stands, and allows one; neither is seen. */
const [joiner, opening] = ['\u2060', '\u200b']

const known = new RegExp(gameWords.map((word) => [...word].join(`${joiner}?`)).join('|'), 'g')
const isThai = /[\u0e00-\u0e7f]/
/** What the dictionary divides at one go: Thai letters, and what was put between them. */
const runs = new RegExp(`[\u0e00-\u0e7f${joiner}${opening}]+`, 'g')
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** A Thai text in which the words of the game stay in one line: with a joiner where the dictionary of browsers would break one. */
export const keepThaiWords = (text: string): string => text.replace(runs, keepRun)

function keepRun(run: string): string {
  if (run.search(known) < 0) return run
  const breaks = [...dictionary.segment(run)].map(({ index }) => index)
  const kept = run.replace(known, (word, at: number) => keepWord(word, { at, run, breaks }))
  return kept === run ? run : keepThaiWords(kept) // a joiner moves the breaks that the dictionary sees around it
}

function keepWord(word: string, { at, run, breaks }: { at: number; run: string; breaks: number[] }): string {
  const inWord = breaks
    .map((index) => index - at)
    .filter((index) => index > 0 && index < word.length && word[index] !== joiner && word[index - 1] !== joiner)
  if (inWord.length === 0) return word
  const kept = inWord.reduceRight((text, index) => text.slice(0, index) + joiner + text.slice(index), word)
  return isThai.test(run[at - 1] ?? '') ? opening + kept : kept // joined, it would hang on to the word before it
}
