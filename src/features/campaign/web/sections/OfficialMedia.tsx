import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import styles from './OfficialMedia.module.css'
import { Section } from './Section.tsx'

/** The operator's channels in the page's language. */
export function OfficialMedia({ links }: { links: ReactNode }) {
  const t = useText()
  return (
    <Section name="media" lead={t('campaign.section.media.text')}>
      <div className={styles.links}>{links}</div>
    </Section>
  )
}
