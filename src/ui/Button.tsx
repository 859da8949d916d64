import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'

interface ButtonLook {
  /** `main` is the one primary action, `solid` and `outline` are secondary ones, `glass` is for buttons over art. */
  variant: 'main' | 'solid' | 'glass' | 'outline'
  /** 48 or 54 CSS pixels high, by default 44; `main` always has 54. */
  size?: 'medium' | 'large'
  className?: string
}

type ButtonProps = ButtonLook &
  (ButtonHTMLAttributes<HTMLButtonElement> | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }))

/** A button, or with `href` a link that looks like one. */
export function Button({ variant, size, className, ...others }: ButtonProps) {
  const classes = buttonClass({ variant, size, className })
  return 'href' in others ? (
    <a className={classes} {...others} />
  ) : (
    <button type="button" className={classes} {...others} />
  )
}

/** The classes of a button, for elements such as the router's links. */
export const buttonClass = ({ variant, size, className }: ButtonLook): string =>
  [styles[variant], size && styles[size], className].filter(Boolean).join(' ')
