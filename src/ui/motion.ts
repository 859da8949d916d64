/** Whether the visitor asked for less motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether pictures that only add motion may be fetched: not for reduced motion or data saving. */
export function isMotionWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !isMotionReduced() && !connection?.saveData
}
