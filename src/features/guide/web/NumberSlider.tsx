import { type ChangeEvent, createContext, useContext, useEffect, useRef } from 'react'
import { boundsOf, type GuideNumber } from '../guide-search.rules.ts'
import styles from './NumberSlider.module.css'

/** Writes the fields of the tool around into the address. */
export const ApplyTool = createContext<() => void>(() => undefined)

/** Milliseconds without a move; Safari refuses more than 100 new addresses in 30 seconds. */
const rest = 120

/** A slider that moves the number box of the same form; the box alone is for keyboards and assistive technology. */
export function NumberSlider({ name, value }: { name: GuideNumber; value: number }) {
  const [least, most] = boundsOf(name)
  const slider = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  const apply = useContext(ApplyTool)
  useEffect(() => {
    if (slider.current !== document.activeElement) slider.current!.value = String(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const move = (event: ChangeEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const { form, value: moved } = event.target
    ;(form!.elements.namedItem(name) as HTMLInputElement).value = moved
    clearTimeout(timer.current)
    timer.current = window.setTimeout(apply, rest)
  }
  return (
    <input
      ref={slider}
      type="range"
      className={styles.slider}
      min={least}
      max={most}
      defaultValue={value}
      onChange={move}
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
