/** Inline script, self-contained: sends a complete code, counts down, prevents double submits, focuses errors. */
export function helpSignIn(codeLength: number): void {
  let isSent = false
  addEventListener('submit', (event) => {
    if (isSent) event.preventDefault()
    isSent = true
    setTimeout(() => (isSent = false), 8000) // a stopped submit may be repeated
  })
  addEventListener('pageshow', () => {
    isSent = false
  })
  document.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  const code = document.querySelector<HTMLInputElement>('[data-auto] input[name=code]')
  code?.addEventListener('input', () => {
    const digits = code.value.replace(/\P{Nd}/gu, '') // of any script: the server reads them all
    if (digits.length > 0 || code.value.trim() === '') code.value = digits.slice(0, codeLength)
    if (digits.length === codeLength) code.form!.requestSubmit()
  })
  const from = Date.now()
  const count = () => {
    for (const shown of document.querySelectorAll<HTMLElement>('[data-seconds]')) {
      const left = Math.max(0, Number(shown.dataset.seconds) - Math.floor((Date.now() - from) / 1000))
      if (shown.textContent !== String(left)) shown.textContent = String(left)
      if (left === 0) shown.closest('[data-until]')?.remove()
    }
  }
  setInterval(count, 500)
}
