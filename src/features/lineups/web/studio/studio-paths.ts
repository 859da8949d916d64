/** Stands for the running season in addresses of the studio. */
export const runningSeason = 'current'

/** Path of the list of a season; an article's path has one part, whatever its id. */
export const lineupsPath = (season = runningSeason): string => `/studio/lineups/${season}`

/** Path of a lineup's editor. */
export const lineupPath = (season: string, id: string): string => `${lineupsPath(season)}/${id}`
