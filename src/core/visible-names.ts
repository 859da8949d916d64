/** Names without hidden ones and the files that Finder and Explorer leave in every folder. */
export const visibleNames = (names: string[]): string[] => names.filter((name) => !isLeftBehind.test(name))

const isLeftBehind = /^(\..*|thumbs\.db|desktop\.ini|__macosx)$/i
