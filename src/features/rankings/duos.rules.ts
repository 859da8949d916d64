/** Points of a Duos match at places 1 to 8: the lower half costs. */
export const duosPoints = [10, 7, 5, 3, -2, -4, -6, -8] as const
