import { createHash } from 'node:crypto'
import { languages } from '#src/core/languages.ts'
import type { DoTextWork } from '#src/core/server/texts/text-work.ts'

/** What texts are made of, in the writing of each language. */
const sample = `---
title: Sample
---

## Heading

A paragraph with **bold**, *italic*, ~~struck~~, \`code\`, [a link](https://example.org "title") and a
line break. 我们会回来的。 ยินดีต้อนรับสู่สนาม Selamat datang!

**注意：**见https://example.org/a。然后[^1]再来，
第二行。 กด**"ยืนยัน"**เพื่อรับ 100~150 ถึง 200~250

[^1]: A note.

![picture](/picture.webp)

> quote

1. one
   - two

| left | right |
| :--- | ----: |
| 1    | 2     |

\`\`\`
block
\`\`\`

---
`

const html = `---
title: Sample
---
<h2 id="a">Heading</h2><p style="color:red">Text<br><u>more</u><sup>1</sup></p><script>1</script>
<figure><img src="/picture.webp" alt="picture" width="2" height="1"><figcaption>Caption</figcaption></figure>
<table><tbody><tr><th colspan="2">1</th><td>2</td></tr></tbody></table><details><summary>More</summary>Text</details>`

/** SHA-256, in hex, of what samples are stored as: it changes when the same files would be stored differently. */
export async function storedFormOf(doTextWork: DoTextWork): Promise<string> {
  const hash = createHash('sha256')
  for (const language of languages) {
    const parsed = [
      await doTextWork('parseMarkdown', { text: sample, language }),
      await doTextWork('parseHtml', { text: html, language }),
    ]
    for (const each of parsed) {
      hash.update(JSON.stringify(each))
      if (!each.ok) throw new Error('a sample text can not be parsed')
      const text = { language, title: 'Sample', description: "K/DA, Kai'Sa", html: each.value.html }
      hash.update(JSON.stringify(await doTextWork('digestText', text)))
    }
  }
  return hash.digest('hex')
}
