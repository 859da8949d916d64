import { useEffect, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import type { DrawFacts } from '../../draw/draw.contract.ts'
import { CheckResult } from './CheckResult.tsx'
import styles from './LogCheck.module.css'
import { downloadText, useLogCheck } from './useLogCheck.ts'
import { useOwnDraws } from './useOwnDraws.ts'

/** Checks the log of draws in the browser, or a file of it. */
export function LogCheck({ draw }: { draw: DrawFacts }) {
  const t = useText()
  const { own = null } = useOwnDraws()
  const { state, check } = useLogCheck()
  const [source, setSource] = useState<{ read: () => Promise<string> } | null>(null)
  const isReady = useIsHydrated()
  const address = `/act/draws/${draw.campaign}.log`
  const { commitment, records, last } = draw
  const newest = `${address}?from=${records}` // no cache has an older log than the page under it
  const alias = own?.alias
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draw that is read once more is no reason for another check
  useEffect(() => {
    const seen = last === null ? {} : { seen: { sequence: records, hash: last } }
    if (source) void check(source.read, { commitment, alias, ...seen })
  }, [source, alias, check])
  return (
    <div className={styles.check}>
      <p>{t('draw.check.text')}</p>
      <noscript>
        <p>{t('draw.check.noScript')}</p>
      </noscript>
      <div className={styles.actions}>
        {isReady && (
          <Button variant="main" onClick={() => setSource({ read: () => downloadText(newest) })}>
            {t('draw.check.button')}
          </Button>
        )}
        <a href={address} download>
          {t('draw.check.download')}
        </a>
        <a href="/act/draws/log.schema.json">{t('draw.check.schema')}</a>
      </div>
      {isReady && (
        <label className={styles.file}>
          {t('draw.check.file')}
          <input
            type="file"
            onChange={({ target: { files } }) => files?.[0] && setSource({ read: () => files[0]!.text() })}
          />
        </label>
      )}
      <div role="status">
        <CheckResult state={state} draw={draw} own={own} />
      </div>
    </div>
  )
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
