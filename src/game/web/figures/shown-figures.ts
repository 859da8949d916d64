/** A share of 0-1 as "54.3%". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** An average place as "4.28". */
export const placed = (place: number): string => place.toFixed(2)
