import { useEffect, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { GuideProse } from '../guide.contract.ts'
import styles from './GuideContents.module.css'

/** The guide's table of contents; it marks the section that is being read. */
export function GuideContents({ parts }: { parts: (keyof GuideProse)[] }) {
  const t = useText()
  const current = useSectionInView(parts)
  return (
    <nav className={styles.contents} aria-label={t('guide.contents')}>
      <ol>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} aria-current={part === current ? 'location' : undefined}>
              {t(`guide.${part}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A line across the window, a third from its top. */
const readingLine = { rootMargin: '-33% 0px -66% 0px' }

/** The section that the reading line crosses, or crossed last. */
function useSectionInView(parts: string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = parts.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const crossed = entries.find(({ isIntersecting }) => isIntersecting)
      if (crossed) setCurrent(crossed.target.getAttribute('aria-labelledby')!)
    }, readingLine)
    for (const id of ids.split(' ')) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
