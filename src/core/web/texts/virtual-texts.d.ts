declare module 'virtual:texts' {
  type Message = (values: object) => string
  /** Messages by language and full key; on the server all of them, in the browser those of the loaded slices. */
  export const texts: Record<'en' | 'zh' | 'th' | 'ms', Record<string, Message>>
  /** Loads a slice in the document's language; on the server everything is there already. */
  export function loadTexts(slice: string): Promise<void>
}
