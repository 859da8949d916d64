/** Unsaved changes kept in the browser. */
export interface Backup<Draft = unknown> {
  /** Milliseconds since 1970. */
  at: number
  base: number
  draft: Draft
}

const backupKey = (id: string, isBesides = false) => `encore-studio:${id}${isBesides ? ':2' : ''}`

/** Stores unsaved changes, or removes them; storage may be unavailable. */
export function writeBackup(id: string, backup: Backup | null, isBesides = false): void {
  try {
    if (backup) localStorage.setItem(backupKey(id, isBesides), JSON.stringify(backup))
    else for (const each of [false, true]) localStorage.removeItem(backupKey(id, each))
  } catch {
    return
  }
}

export function readBackup<Draft>(id: string): Backup<Draft> | null {
  try {
    const kept = [true, false].map((each) => localStorage.getItem(backupKey(id, each)))
    return JSON.parse(kept.find((each) => each !== null) ?? 'null')
  } catch {
    return null
  }
}
