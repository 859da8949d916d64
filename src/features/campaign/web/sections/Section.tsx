import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import styles from './Section.module.css'
import type { SectionName } from './SectionLinks.tsx'

interface SectionProps {
  name: SectionName
  /** A sentence below the heading. */
  lead?: string
  children: ReactNode
}

export function Section({ name, lead, children }: SectionProps) {
  const t = useText()
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`} tabIndex={-1}>
      <h2 id={`${name}-title`} className={`display ${styles.title}`}>
        {t(`campaign.section.${name}.title`)}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
