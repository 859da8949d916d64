import { useNavigate } from '@tanstack/react-router'
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/** Connects a GET form with the address; `apply` replaces the history entry, `held` is the present search. */
export function useAddressForm(held: Record<string, unknown>): {
  form: RefObject<HTMLFormElement | null>
  apply: (event?: SyntheticEvent) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const apply = (event?: SyntheticEvent) => {
    if (event && isComposing(event.nativeEvent)) return
    const changes = Object.fromEntries(
      fieldsOf(form.current!)
        .filter((field) => isChanged(field, held))
        .map((field) => [field.name, heldBy(field)]),
    )
    const search = (now: object) => ({ ...now, ...changes })
    void navigate({ to: '.', replace: true, resetScroll: false, search: search as never })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for input from before hydration
  useEffect(() => {
    if (fieldsOf(form.current!).some((field) => isChanged(field, held))) apply()
  }, [])
  useFollow(form, held)
  return { form, apply }
}

/** Updates fields from the address, but not the focused one and not input from before hydration. */
function useFollow(form: RefObject<HTMLFormElement | null>, held: Record<string, unknown>) {
  const isHydrated = useRef(false)
  const state = JSON.stringify(held)
  useEffect(() => {
    const shown: Record<string, unknown> = JSON.parse(state)
    for (const field of isHydrated.current ? fieldsOf(form.current!) : []) {
      if (isTick(field)) field.checked = shown[field.name] !== undefined
      else if (field !== document.activeElement) field.value = String(shown[field.name] ?? '')
    }
    isHydrated.current = true
  }, [form, state])
  useEffect(() => {
    const area = form.current!
    const settle = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.type === 'number')
        target.value = String(JSON.parse(state)[target.name] ?? '')
    }
    area.addEventListener('focusout', settle)
    return () => area.removeEventListener('focusout', settle)
  }, [form, state])
}

/** Whether an input method has yet to commit; Android's keyboards compose every word, and show it as it is. */
const isComposing = (event: Event): boolean =>
  'isComposing' in event && event.isComposing === true && !/Android/.test(navigator.userAgent)

function isChanged(field: Field, held: Record<string, unknown>): boolean {
  const known = String(held[field.name] ?? '')
  const value = heldBy(field) ?? ''
  return value !== known && (value !== '' || isOffered(field, known))
}

/** False for a value that the list lacks: showing none is then not the visitor's choice. */
const isOffered = (field: Field, value: string): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const heldBy = (field: Field): string | undefined =>
  isTick(field) && !field.checked ? undefined : field.value || undefined

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (each): each is Field =>
      (each instanceof HTMLInputElement && each.type !== 'hidden' && each.name !== '') ||
      (each instanceof HTMLSelectElement && each.name !== ''),
  )
