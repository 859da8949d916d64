/**
 * Gives the field of a picture a button in the page's language in the place of the browser's own, which speaks the browser's; names the file that
 * was chosen, and makes one smaller that has more than so many bytes, as photos of a phone have.
 *
 * The server writes this function into the page as text: it may use nothing from outside but its parameter.
 */
export function helpChoosePicture(mostBytes: number): void {
  const part = document.querySelector<HTMLElement>('[data-file]')!
  const [field, shown] = [part.querySelector('input')!, part.querySelector('output')!]
  const send = field.form!.querySelector('button')!
  const show = () => {
    shown.textContent = field.files?.[0]?.name ?? ''
  }
  const shrink = async (file: File) => {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, 512 / Math.min(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.9))
    const chosen = new DataTransfer()
    if (blob) chosen.items.add(new File([blob], file.name, { type: blob.type }))
    if (blob && field.files?.[0] === file) field.files = chosen.files
  }
  part.dataset.file = 'named'
  field.addEventListener('change', async () => {
    show()
    const file = field.files?.[0]
    if (!file || file.size <= mostBytes) return
    send.disabled = true
    await shrink(file).catch(() => undefined) // what can't be shown is sent as it is, and answered
    send.disabled = false
  })
  addEventListener('pageshow', show) // the way back brings the choice along
}
