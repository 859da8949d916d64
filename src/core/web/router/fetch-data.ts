/** Fetches the page's data when they are first asked for, and again after a failure. Inlined as text. */
export function fetchData(from: string): void {
  let body: Promise<string | null> | undefined
  window.pageData = async () => {
    body ??= fetch(from).then((answer) => (answer.ok ? answer.text() : null))
    const text = await body.catch(() => null)
    if (text === null) body = undefined
    return text
  }
}
