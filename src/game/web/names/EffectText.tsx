import { useText } from '#src/core/web/texts/text.ts'
import type { Words } from '#src/game/game.contract.ts'
import { effectParts, type Scale } from '#src/game/text-template.rules.ts'
import { LineIcon } from '#src/ui/Icon.tsx'
import styles from './EffectText.module.css'

const shield =
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z'

/** Line icons by Lucide (ISC). */
const icons: Record<Scale, string> = {
  AD: 'M14.5 17.5L3 6V3h3l11.5 11.5M13 19l6-6M16 16l4 4M19 21l2-2',
  AP: 'M12 3l1.9 5.8a2 2 0 0 0 1.3 1.3L21 12l-5.8 1.9a2 2 0 0 0-1.3 1.3L12 21l-1.9-5.8a2 2 0 0 0-1.3-1.3L3 12l5.8-1.9a2 2 0 0 0 1.3-1.3z',
  HP: 'M20.8 5.6a5.4 5.4 0 0 0-7.7 0L12 6.7l-1.1-1.1a5.4 5.4 0 0 0-7.7 7.7l1.1 1.1L12 22l7.7-7.6l1.1-1.1a5.4 5.4 0 0 0 0-7.7z',
  AS: 'M13 17l5-5-5-5M6 17l5-5-5-5',
  AR: shield,
  MR: `${shield}M12 8v6m-3-3h6`,
}

/** A description; an icon and a word mark what its numbers grow with. */
export function EffectText({ words: { text, lang } }: { words: Words }) {
  const t = useText()
  return (
    <span lang={lang}>
      {effectParts(text).map((part, place) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their order
          <span key={place} className={styles.scale} data-scale={part.scale}>
            <LineIcon path={icons[part.scale]} />
            {t(`game.scale.${part.scale}`)}
          </span>
        ),
      )}
    </span>
  )
}
