import { Link } from '@tanstack/react-router'
import { useText } from '../core/web/texts/text.ts'
import { buttonClass } from './Button.tsx'

export function HomeLink() {
  const t = useText()
  return (
    <Link to="/" className={buttonClass({ variant: 'solid' })}>
      {t('site.error.home')}
    </Link>
  )
}
