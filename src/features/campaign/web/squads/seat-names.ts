import type { Text } from '#src/core/web/texts/text.ts'
import type { Squad } from '../../squads.contract.ts'

export interface SeatName {
  seat: number
  state: 'own' | 'taken' | 'gone' | 'empty'
  name: string
  /** Whether the player chose this name. */
  hasOwnName: boolean
}

/** All seats of a squad in words. */
export function seatNames({ size, seats }: Squad, t: Text): SeatName[] {
  return Array.from({ length: size }, (_, n) => {
    const seat = seats[n]
    if (!seat) return { seat: n + 1, state: 'empty', hasOwnName: false, name: t('squad.seat.empty') }
    if (seat.isGone) return { seat: seat.seat, state: 'gone', hasOwnName: false, name: t('squad.seat.gone') }
    return {
      seat: seat.seat,
      state: seat.isOwn ? 'own' : 'taken',
      hasOwnName: seat.isOwn && seat.name !== null,
      name: seat.name ?? (seat.isOwn ? t('squad.seat.you') : t('squad.seat.friend', { seat: seat.seat })),
    }
  })
}
