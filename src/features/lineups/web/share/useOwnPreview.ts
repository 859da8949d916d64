import { useEffect, useState } from 'react'

interface OwnPreviewParts {
  isWanted: boolean
  /** Changes with the picture. */
  key: string
  fetchPreview: (signal: AbortSignal) => Promise<Response>
}

export type OwnPreview = { state: 'idle' | 'drawing' | 'failed' } | { state: 'ready'; source: string }

/** The preview of a posted board as a data address, as the security policy allows no blobs. */
export function useOwnPreview({ isWanted, key, fetchPreview }: OwnPreviewParts): OwnPreview {
  const [latest, setLatest] = useState<OwnPreview & { key: string }>({ state: 'idle', key })
  const preview: OwnPreview = latest.key === key ? latest : { state: isWanted ? 'drawing' : 'idle' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with what is fetched
  useEffect(() => {
    if (!isWanted || preview.state === 'ready') return
    const controller = new AbortController()
    const show = (next: OwnPreview) => {
      if (!controller.signal.aborted) setLatest({ ...next, key })
    }
    show({ state: 'drawing' })
    fetchPreview(controller.signal)
      .then(async (response) => {
        if (!response.ok) return show({ state: 'failed' })
        show({ state: 'ready', source: await dataAddressOf(await response.blob()) })
      })
      .catch(() => show({ state: 'failed' }))
    return () => controller.abort()
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
