import type { ErrorTable } from '#src/core/errors.ts'

/** What the operator can stop for a while: registrations, messages with codes, joining squads, draws. */
export const holdKinds = ['registrations', 'messages', 'joins', 'draws'] as const
export type HoldKind = (typeof holdKinds)[number]

export const isHoldKind = (text: string): text is HoldKind => (holdKinds as readonly string[]).includes(text)

/** Failures of acts on hold: codes 4601xx. Players may try again later. */
export const holdErrors = {
  on_hold_registrations: { code: 460101, status: 409 },
  on_hold_messages: { code: 460102, status: 409 },
  on_hold_joins: { code: 460103, status: 409 },
  on_hold_draws: { code: 460104, status: 409 },
} as const satisfies ErrorTable

/** The failure of the first kind that is on hold; null without one. */
export function holdFaultOf<const Kind extends HoldKind>(
  held: readonly HoldKind[],
  kinds: readonly Kind[],
): `on_hold_${Kind}` | null {
  const kind = kinds.find((each) => held.includes(each))
  return kind ? `on_hold_${kind}` : null
}
