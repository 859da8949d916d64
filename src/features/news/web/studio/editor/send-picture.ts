import { draftErrors } from '#src/features/news/drafts.contract.ts'

export interface SentPicture {
  address: string
  width: number
  height: number
}

/** Uploads a picture, or says why it failed. */
export async function sendPicture(file: File): Promise<SentPicture | 'failed' | 'moves'> {
  try {
    const answer = await fetch('/studio/pictures', {
      method: 'POST',
      body: file,
      headers: { 'content-type': file.type },
    })
    const { code, data } = await answer.json()
    if (code === draftErrors.picture_moves.code) return 'moves'
    return code === 0 ? data : 'failed'
  } catch {
    return 'failed'
  }
}
