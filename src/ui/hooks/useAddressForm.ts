import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/**
 * A GET form whose fields stand in the address: what it holds is put there, in place of the present entry of the history, by `apply`;
 * `held` is what the address holds, by the names of the fields and of what else is to stay.
 */
export function useAddressForm(held: Record<string, unknown>): {
  form: RefObject<HTMLFormElement | null>
  apply: () => void
} {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const apply = () => {
    const changes = Object.fromEntries(
      fieldsOf(form.current!)
        .filter((field) => isChanged(field, held))
        .map((field) => [field.name, heldBy(field)]),
    )
    const search = (now: object) => ({ ...now, ...changes })
    void navigate({ to: '.', replace: true, resetScroll: false, search: search as never })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed and chosen before the page was awake
  useEffect(() => {
    if (fieldsOf(form.current!).some((field) => isChanged(field, held))) apply()
  }, [])
  useFollow(form, held)
  return { form, apply }
}

/** Keeps the fields in step with the address. One that the visitor is in stays, a number until it is left; so does all that was entered before the page was awake. */
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

function isChanged(field: Field, held: Record<string, unknown>): boolean {
  const known = String(held[field.name] ?? '')
  const value = heldBy(field) ?? ''
  return value !== known && (value !== '' || isOffered(field, known))
}

/** False for a choice that the address holds and the list lacks: that the list shows none then is not the visitor's doing. */
const isOffered = (field: Field, value: string): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const heldBy = (field: Field): string | undefined =>
  isTick(field) && !field.checked ? undefined : field.value || undefined

/** The fields that a visitor can change. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (each): each is Field =>
      (each instanceof HTMLInputElement && each.type !== 'hidden' && each.name !== '') ||
      (each instanceof HTMLSelectElement && each.name !== ''),
  )
