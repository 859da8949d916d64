export interface LineupKey {
  season: string
  id: string
}

/** A key as "season/id". */
export const lineupKey = ({ season, id }: LineupKey): string => `${season}/${id}`
