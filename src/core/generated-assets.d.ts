declare module '/.generated/*' {
  const url: string
  export default url
}
declare module '*/early-press.ts?minified' {
  /** The function of the file as a text. */
  export const keepPress: string
}
declare module '*/late-entry.ts?minified' {
  /** The function of the file as a text. */
  export const enterLate: string
}
