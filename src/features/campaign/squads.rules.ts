/** Codes that don't exist: tries in an hour. */
export const guessLimits = {
  account: { most: 10, seconds: 3600 },
  network: { most: 60, seconds: 3600 },
}
