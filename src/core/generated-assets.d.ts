declare module '/.generated/*' {
  const url: string
  export default url
}
declare module '*/early-press.ts?minified' {
  /** The function of the file as a text. */
  export const keepPress: string
}
declare module '*/fetch-data.ts?minified' {
  /** Source of the function of the same name, minified. */
  export const fetchData: string
}
declare module '*/late-entry.ts?minified' {
  /** The function of the file as a text. */
  export const enterLate: string
}
