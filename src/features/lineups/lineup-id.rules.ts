/** The id of a lineup in its address and its file's name. */
export const lineupIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const longestLineupId = 64
