declare module 'virtual:texts' {
  type Message = (values: object) => string
  /** Messages by language and full key: all on the server, the loaded slices in the browser. */
  export const texts: Record<import('../../languages.ts').Language, Record<string, Message>>
  /** Loads a slice in the document's language; a no-op on the server. */
  export function loadTexts(slice: string): Promise<void>
}
