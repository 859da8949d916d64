/** Game words and compounds that dictionaries split. */
export const gameWords = [
  ...['เทรต', 'ซีซัน', 'สตัน', 'คริติคอล', 'โอกาส', 'โจมตี', 'กระโจน', 'แชมเปี้ยน', 'ไอเทม', 'ออกเมนต์'],
  ...['พลังชีวิต', 'พลังโจมตี', 'ความเสียหาย', 'เป้าหมาย', 'เกราะ', 'มานา', 'เลเวล', 'บัฟ', 'ดีบัฟ', 'ครั้ง'],
  ...['พาวเวอร์สแน็ก', 'สเตจ', 'มอนสเตอร์', 'เรเดียนท์', 'เลเจนด์', 'เฮดไลเนอร์', 'แบทเลอร์', 'อโนมาลี', 'สตรีค'],
  ...['สตรีม', 'ครีเอเตอร์', 'โคลสเบต้า', 'คอมเมนต์', 'ไคลเอนต์', 'เทรลเลอร์', 'สปอตไลต์', 'อะพอสทรอฟี'],
  ...['โฮสติ้ง', 'ครอป', 'แฮช', 'บอท', 'ร็อก', 'น็อก', 'ท่อนพีก', 'พีก', 'วาร์ป', 'แทงก์', 'วิบวับ'],
  ...['สตาร์การ์เดียน', 'คอสเพลย์', 'รีฟอร์จเจอร์', 'แคสเตอร์', 'สเปเชียลลิสต์', 'ทุกรอบ', 'มีผลอย่างไร'],
  ...['แครูเซล', 'ลิตเติลเลเจนด์', 'ระดับ', 'มิธิก', 'เอพิก', 'น้อยหนึ่ง', 'ออโต้', 'เช็กกล่อง', 'คำนวณ'],
  ...['ออฟไลน์', 'โอเพนซอร์ส', 'สตูดิโอ', 'โทเค็น', 'แท็บอื่น', 'กลับมา', 'แสดง', 'เหมือน', 'มาร์กสแมน'],
  ...['ออร์เคสตรา', 'ดรอป', 'เดียวกัน', 'เวิร์กช็อป', 'แมตช์', 'แชต', 'ลูกบอล', 'ดิสโก้', 'มิสไซล์', 'กระดาน'],
  ...['สกิล', 'อัปเกรด', 'ประสบการณ์', 'ดาเมจ', 'ดึงสอง', 'ต่อยอด', 'อีควอไลเซอร์', 'เพราะ', 'โปรเจกต์'],
  ...['แพ็กเกจ', 'โซเชียล', 'มีเดีย', 'บันทึก', 'พระราชบัญญัติ', 'หุ่นยนต์', 'ได้ทีละ', 'เทหมด', 'จากนั้น'],
  ...['คู่ไหน', 'ตรงกลาง', 'กลุ่ม', 'จังหวะ', 'พลังเวท', 'ระยะ', 'คุไน', 'แพลตินัม', 'เทเลพอร์ต', 'ออร่า'],
  ...['คูลดาวน์', 'ตัดสินใจ', 'ตัดสิน', 'ฟิชชิง', 'สตอรี่', 'ออริจิน', 'แคตวอล์ก', 'สตรีก', 'กระสุน', 'แอสแซสซิน'],
]

/** Compounds that read badly in two lines; found by either half. */
const compounds = [
  ...['ยืนหยัด', 'คู่แข่ง', 'พื้นฐาน', 'หายาก', 'ไม่ธรรมดา', 'ตกรอบ', 'ร้านค้า', 'กู้คืน', 'บทลงโทษ', 'มือถือ'],
  ...['ผู้เล่น', 'ตัวเลือก', 'คำอธิบาย', 'หมดอายุ', 'ที่อยู่', 'รับผิดชอบ', 'หลักฐาน'],
  ...['ช่องทาง', 'ส่งออก', 'ผิดพลาด', 'หน่วยงาน', 'ดำเนินการ', 'รูปโปรไฟล์', 'ถูกต้อง', 'ผู้บริโภค', 'ล้าสมัย', 'ผู้ปกครอง'],
  ...['สูญเสีย', 'ข้อกำหนด', 'ผู้เผยแพร่', 'หมายถึง', 'เว้นแต่', 'บุคคลที่สาม', 'เหล่านั้น'],
]

/** Word joiner and zero-width space. */
const [joiner, opening] = ['\u2060', '\u200b']

const known = new RegExp([...gameWords, ...compounds].map((word) => [...word].join(`${joiner}?`)).join('|'), 'g')
const isThai = /[\u0e00-\u0e7f]/
/** Runs that the dictionary segments: Thai letters and our joiners. */
const runs = new RegExp(`[\u0e00-\u0e7f${joiner}${opening}]+`, 'g')
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** Keeps game words on one line with word joiners. */
export const keepThaiWords = (text: string): string => text.replace(runs, keepRun)

/** A text or an address without what keeps words together. */
export const withoutJoiners = (text: string): string => text.replace(/[\u2060\u200b]|%E2%81%A0|%E2%80%8B/gi, '')

function keepRun(run: string): string {
  if (run.search(known) < 0) return run
  const breaks = [...dictionary.segment(run)].map(({ index }) => index)
  const kept = run.replace(known, (word, at: number) => keepWord(word, { at, run, breaks }))
  return kept === run ? run : keepThaiWords(kept) // a joiner moves the breaks around it
}

/** Joins the word and separates its neighbours, which would otherwise stick to it. */
function keepWord(word: string, { at, run, breaks }: { at: number; run: string; breaks: number[] }): string {
  const inWord = breaks
    .map((index) => index - at)
    .filter((index) => index > 0 && index < word.length && word[index] !== joiner && word[index - 1] !== joiner)
  if (inWord.length === 0) return word
  const kept = inWord.reduceRight((text, index) => text.slice(0, index) + joiner + text.slice(index), word)
  const [before, after] = [run[at - 1], run[at + word.length]].map((next = '') => (isThai.test(next) ? opening : ''))
  return before + kept + after
}
