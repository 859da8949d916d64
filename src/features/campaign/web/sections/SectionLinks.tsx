import { useText } from '#src/core/web/texts/text.ts'
import styles from './SectionLinks.module.css'

/** Sections below the hero in order. */
const sections = ['invite', 'champions', 'traits', 'mechanics', 'trailer', 'media', 'guide'] as const
export type SectionName = (typeof sections)[number]

/** Links to the sections that the page has. */
export function SectionLinks({ shown }: { shown: Record<SectionName, boolean> }) {
  const t = useText()
  return (
    <nav className={styles.links} aria-label={t('campaign.page.sections')}>
      {sections
        .filter((name) => shown[name])
        .map((name) => (
          <a key={name} href={`#${name}`}>
            {t(`campaign.section.${name}.title`)}
          </a>
        ))}
    </nav>
  )
}
