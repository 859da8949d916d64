import type { CustomFetch } from 'openid-client'

/** Bytes of the largest answer. */
const largestAnswer = 256 * 1024

/** `fetch` for servers of others: the body of an answer that is too large fails. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit)
  let bytes = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > largestAnswer) throw new Error(`The answer has more than ${largestAnswer} bytes.`)
      controller.enqueue(chunk)
    },
  })
  return new Response(answer.body?.pipeThrough(bounded) ?? null, answer)
}
