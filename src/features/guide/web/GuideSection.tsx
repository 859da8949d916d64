import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { GuideProse } from '../guide.contract.ts'
import styles from './GuideSection.module.css'

interface GuideSectionProps {
  /** Also the id of the section, as a link target. */
  part: keyof GuideProse
  prose: GuideProse
  children?: ReactNode
}

/** A part of the guide: its rules as text, then its tools. */
export function GuideSection({ part, prose, children }: GuideSectionProps) {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby={part}>
      <h2 id={part}>{t(`guide.${part}.title`)}</h2>
      {prose[part].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </section>
  )
}
