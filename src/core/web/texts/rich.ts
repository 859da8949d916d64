/** Raw HTML that is sent once: its JSON is a key, and hydration reads the HTML from the document. */
export class Rich {
  readonly key: string
  readonly html: string

  constructor(key: string, html: string) {
    this.key = key
    this.html = html
  }

  toJSON(): { richKey: string } {
    return { richKey: this.key }
  }
}

/** JSON.parse reviver that restores Rich values. */
export function reviveRich(_name: string, value: unknown): unknown {
  if (!isRichKey(value)) return value
  const element = document.querySelector(`[data-rich="${value.richKey}"]`)
  return new Rich(value.richKey, element?.innerHTML ?? '')
}

const isRichKey = (value: unknown): value is { richKey: string } =>
  typeof value === 'object' && value !== null && 'richKey' in value
