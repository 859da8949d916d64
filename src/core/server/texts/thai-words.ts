/** Words of the game, and compounds, that dictionaries do not know as one and divide. */
export const gameWords = [
  ...['เทรต', 'ซีซัน', 'สตัน', 'คริติคอล', 'โอกาส', 'โจมตี', 'กระโจน', 'แชมเปี้ยน', 'ไอเทม', 'ออกเมนต์'],
  ...['พลังชีวิต', 'พลังโจมตี', 'ความเสียหาย', 'เป้าหมาย', 'เกราะ', 'มานา', 'เลเวล', 'บัฟ', 'ดีบัฟ', 'ครั้ง', 'พาวเวอร์สแน็ก'],
]

/** Forbids a break where it stands, and allows one; neither is seen. */
const [joiner, opening] = ['\u2060', '\u200b']

const known = new RegExp(gameWords.map((word) => [...word].join(`${joiner}?`)).join('|'), 'g')
const isThai = /[\u0e00-\u0e7f]/
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** A Thai text in which the words of the game stay in one line: with a joiner where the dictionary of browsers would break one. */
export function keepThaiWords(text: string): string {
  const kept = text.replace(known, (word, at: number) => keepWord(word, at, text))
  return kept === text ? text : keepThaiWords(kept) // a joiner moves the breaks that the dictionary sees around it
}

function keepWord(word: string, at: number, text: string): string {
  const around = text.slice(Math.max(0, at - context), at + word.length + context)
  const start = Math.min(at, context)
  const breaks = [...dictionary.segment(around)]
    .map(({ index }) => index - start)
    .filter((index) => index > 0 && index < word.length && word[index] !== joiner && word[index - 1] !== joiner)
  if (breaks.length === 0) return word
  const kept = breaks.reduceRight((text, index) => text.slice(0, index) + joiner + text.slice(index), word)
  return isThai.test(text[at - 1] ?? '') ? opening + kept : kept // joined, it would hang on to the word before it
}

/** Characters before and after a word that decide where the dictionary breaks it; a phrase ends at a space. */
const context = 60
