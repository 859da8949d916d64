/** A picture as the site keeps it. */
export interface SentPicture {
  address: string
  /** In pixels. */
  width: number
  height: number
}

/** Sends a file to be kept as a picture; null where it can't be one, or did not arrive. */
export async function sendPicture(file: File): Promise<SentPicture | null> {
  try {
    const answer = await fetch('/studio/pictures', {
      method: 'POST',
      body: file,
      headers: { 'content-type': file.type },
    })
    const { code, data } = await answer.json()
    return code === 0 ? data : null
  } catch {
    return null
  }
}
