import type { ReactNode } from 'react'

interface ChoiceProps {
  name: string
  label: string
  chosen: string | number | undefined
  children: ReactNode
}

export const Choice = ({ name, label, chosen, children }: ChoiceProps) => (
  <select name={name} defaultValue={chosen ?? ''} aria-label={label}>
    {children}
  </select>
)
