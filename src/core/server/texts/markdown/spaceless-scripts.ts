import type { Root, Text } from 'mdast'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import type { Code, Construct, ConstructRecord, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { endOfAddress } from '#src/core/texts/bare-address.ts'

/** Emphasis and bare addresses in scripts without spaces between words; takes the place of GFM's rules for them. */
export function remarkSpacelessScripts(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[] }
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push(
    readingAs(cjkFriendlyExtension(), thaiAsHan),
    readingAs(gfmStrikethroughCjkFriendly({ singleTilde: false }), thaiAsHan),
    readingAs(gfmAutolinkLiteral(), endsAsSpace),
  )
  return cutFoundAddresses
}

/** Cuts the addresses that remark-gfm finds in finished texts, whose links have no position. */
function cutFoundAddresses(tree: Root) {
  visit(tree, 'link', (link, index, parent) => {
    const [words] = link.children
    const at = link.position || words?.type !== 'text' ? -1 : words.value.search(endOfAddress)
    if (at < 0 || words?.type !== 'text') return
    const rest: Text = { type: 'text', value: words.value.slice(at) }
    link.url = link.url.slice(0, link.url.length - rest.value.length)
    words.value = words.value.slice(0, at)
    parent!.children.splice(index! + 1, 0, rest)
  })
}

/** Replaces a character code, given the code before it. */
type Reading = (code: Code, previous: Code) => Code

const isThai = (code: Code) => code !== null && /[\u0e00-\u0e7f\u200b\u2060]/.test(charOf(code))
const thaiAsHan: Reading = (code) => (isThai(code) ? 0x6c49 : code)

/** Addresses end at full-width marks, and at Thai letters that follow a Latin letter or digit. */
const endsAsSpace: Reading = (code, previous) => {
  if (code === null || code < 0x80) return code
  const isEnd = endOfAddress.test(charOf(code)) || (isThai(code) && /[a-z\d]/i.test(charOf(previous)))
  return isEnd ? 0x20 : code
}

const charOf = (code: Code): string => (code === null || code < 0 ? ' ' : String.fromCodePoint(code))

/** The extension, whose constructs of text see other characters than those they consume; e-mail needs no change. */
function readingAs(extension: Extension, read: Reading): Extension {
  const changed = (each: Construct | Construct[]) =>
    [each]
      .flat()
      .filter(({ name }) => name !== 'emailAutolink')
      .map((construct) => ({ ...construct, tokenize: tokenizerOf(construct, read) }))
  const text: ConstructRecord = Object.fromEntries(
    Object.entries(extension.text!).map(([key, each]) => [key, changed(each!)]),
  )
  return { ...extension, text }
}

/** States that see other characters already: those of nested attempts. */
const reading = new WeakSet<State>()

function tokenizerOf(construct: Construct, read: Reading): Construct['tokenize'] {
  return function (effects, ok, nok) {
    let isOver = false
    let real: Code = null
    const asRead = (state: State): State => {
      const changed: State = (code) => {
        real = code
        const next = state(read(code, this.previous))
        return isOver || !next || reading.has(next) ? next : asRead(next)
      }
      reading.add(changed)
      return changed
    }
    const leave =
      (state: State): State =>
      () => {
        isOver = true
        return state(real)
      }
    const nested =
      (attempt: Effects['attempt']): Effects['attempt'] =>
      (inner, onOk, onNok) => {
        const changed = { ...(inner as Construct), tokenize: tokenizerOf(inner as Construct, read) }
        const start = attempt(changed, asRead(onOk), onNok && asRead(onNok))
        return () => start(real)
      }
    const seen = { ...effects, attempt: nested(effects.attempt), check: nested(effects.check) }
    return asRead(construct.tokenize.call(precededAs(this, read), seen, leave(ok), leave(nok)))
  }
}

/** The context, with the character before the construct as it is read. */
function precededAs(context: TokenizeContext, read: Reading): TokenizeContext {
  const { previous } = context
  const get = () => (context.previous === previous ? read(previous, null) : context.previous)
  return Object.create(context, { previous: { get } })
}
