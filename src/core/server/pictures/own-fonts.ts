import { join } from 'node:path'

/** Folder of the fonts that texts in pictures are drawn with, which the build writes. */
export const pictureFontFolder = (projectRoot: string): string => join(projectRoot, '.generated/picture-fonts')

/** Lets fontconfig find our fonts and no others; on the main thread, before sharp draws the first text. */
export function setOwnFonts(projectRoot: string) {
  process.env.FONTCONFIG_FILE = join(pictureFontFolder(projectRoot), 'fonts.conf')
}
