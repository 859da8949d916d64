declare module '/.generated/*' {
  const url: string
  export default url
}
