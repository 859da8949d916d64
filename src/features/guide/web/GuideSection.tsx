import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { GuideProse } from '../guide.contract.ts'
import styles from './GuideSection.module.css'

interface GuideSectionProps {
  /** Also its place in the page, to which links lead. */
  part: keyof GuideProse
  prose: GuideProse
  children?: ReactNode
}

/** A part of the guide: what the rule is, and then what can be tried out of it. */
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
