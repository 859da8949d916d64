import { useEffect, useState } from 'react'

interface OwnPreviewParts {
  isWanted: boolean
  /** Changes with the picture. */
  key: string
  fetchPreview: () => Promise<Response>
}

export type OwnPreview = { state: 'idle' | 'drawing' | 'failed' } | { state: 'ready'; source: string }

/** The preview of a posted board as a data address, as the security policy allows no blobs. */
export function useOwnPreview({ isWanted, key, fetchPreview }: OwnPreviewParts): OwnPreview {
  const [preview, setPreview] = useState<OwnPreview>({ state: 'idle' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with what is fetched
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const show = (next: OwnPreview) => {
      if (isCurrent) setPreview(next)
    }
    show({ state: 'drawing' })
    fetchPreview()
      .then(async (response) => {
        if (!response.ok) return show({ state: 'failed' })
        show({ state: 'ready', source: await dataAddressOf(await response.blob()) })
      })
      .catch(() => show({ state: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [isWanted, key])
  return preview
}

const dataAddressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
