/** Points of a Duos match by place, 1 to 8. */
export const duosPoints = [10, 7, 5, 3, -2, -4, -6, -8] as const
