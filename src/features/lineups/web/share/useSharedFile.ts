import { useEffect, useState } from 'react'

interface SharedFileParts {
  /** Whether the visitor may share soon: only then is the file fetched. */
  isWanted: boolean
  /** Name of the file. */
  name: string
  /** Changes with the picture. */
  key: string
  type: 'image/png' | 'image/jpeg'
  fetchFile: (signal: AbortSignal) => Promise<Response>
}

/** The picture as a file once it is ready; null where the device's dialog takes no files. */
export function useSharedFile({ isWanted, name, key, type, fetchFile }: SharedFileParts): File | null {
  const [ready, setReady] = useState<File | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with what is fetched
  useEffect(() => {
    setReady(null)
    if (!isWanted || !takesFiles(type)) return
    const controller = new AbortController()
    fetchFile(controller.signal)
      .then(async (response) => {
        if (!response.ok) return
        const file = new File([await response.blob()], name, { type })
        if (!controller.signal.aborted) setReady(file)
      })
      .catch(() => undefined) // the download remains
    return () => controller.abort()
  }, [isWanted, key])
  return ready
}

const takesFiles = (type: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File(['.'], 'a.png', { type })] })

/** Opens the device's dialog with the file alone: some devices share a text instead. Returns false if it failed. */
export const shareFile = (file: File): Promise<boolean> =>
  navigator.share({ files: [file] }).then(
    () => true,
    ({ name }: DOMException) => name === 'AbortError',
  )
