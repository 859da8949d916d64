/** Calls once when no further call came for the delay, with the last value. */
export function debounced<Value>(run: (value: Value) => void, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = (value: Value) => {
    cancel()
    timer = setTimeout(run, delayMs, value)
  }
  return { call, cancel }
}

/** Polling interval of a page's height, and room below it in CSS pixels. */
const [pollMs, room] = [100, 20]

/** Keeps a frame of this origin as tall as its page. Returns how to stop. */
export function followHeight(frame: Pick<HTMLIFrameElement, 'contentDocument' | 'style'>): () => void {
  let known = 0
  const timer = setInterval(() => {
    const height = frame.contentDocument?.documentElement?.offsetHeight ?? 0
    if (height === 0 || height === known) return
    known = height
    frame.style.height = `${height + room}px`
  }, pollMs)
  return () => clearInterval(timer)
}
