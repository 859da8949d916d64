import type { ButtonHTMLAttributes } from 'react'
import styles from './StudioButton.module.css'

interface StudioButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The main action. */
  isMain?: boolean
}

export function StudioButton({ isMain, type = 'button', ...others }: StudioButtonProps) {
  return <button type={type} className={isMain ? styles.main : styles.plain} {...others} />
}
