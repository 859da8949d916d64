/** Adds a script to the page and resolves when it has run. */
export async function loadScript(source: string): Promise<void> {
  const script = document.createElement('script')
  script.src = source
  const ran = new Promise<void>((done, failed) => {
    script.onload = () => done()
    script.onerror = () => failed(new Error(`the script ${source} did not load`))
  })
  document.head.append(script)
  await ran
}
