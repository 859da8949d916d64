export interface PictureSettings {
  /** Bytes up to which a file is sent unchanged. */
  mostBytes: number
  /** Pixels of the shorter side after shrinking. */
  side: number
}

/** Inline script, self-contained: labels the file field, shows the file's name, shrinks large photos. */
export function helpChoosePicture({ mostBytes, side }: PictureSettings): void {
  const part = document.querySelector<HTMLElement>('[data-file]')!
  const [field, shown] = [part.querySelector('input')!, part.querySelector('output')!]
  const send = field.form!.querySelector('button')!
  const shrink = async (file: File) => {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, side / Math.min(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.9))
    if (!blob || blob.size >= file.size || field.files?.[0] !== file) return
    const chosen = new DataTransfer()
    chosen.items.add(new File([blob], file.name, { type: blob.type }))
    field.files = chosen.files
  }
  const take = async () => {
    const file = field.files?.[0]
    shown.textContent = file?.name ?? ''
    send.disabled = file !== undefined && file.size > mostBytes
    if (!file || !send.disabled) return
    await shrink(file).catch(() => undefined) // an undecodable file is sent unchanged, and refused
    if (shown.textContent === file.name) send.disabled = false
  }
  part.dataset.file = 'named'
  field.addEventListener('change', take)
  addEventListener('pageshow', take) // history navigation restores the chosen file
}
