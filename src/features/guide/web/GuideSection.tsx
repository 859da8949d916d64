import type { ReactNode } from 'react'
import styles from './GuideSection.module.css'

interface GuideSectionProps {
  /** Its place in the page, to which links lead. */
  id: string
  title: string
  /** Paragraphs. */
  texts: string[]
  children?: ReactNode
}

/** A part of the guide: what the rule is, and then what can be tried out of it. */
export function GuideSection({ id, title, texts, children }: GuideSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </section>
  )
}
