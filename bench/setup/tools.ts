import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Leaves out what a desktop browser does beside a page and a phone's does not: it draws its toolbar as a page of its own, and
 * starts the process of a next site while this one loads. On two cores a page waits for both.
 */
export const pageAlone = `--disable-features=${[
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'SpareRendererForSitePerProcess',
  'WebUIBackForwardButton',
  'WebUIHomeButton',
  'WebUILocationBar',
  'WebUIReloadButton',
  'WebUISplitTabsButton',
  'WebUIToolbar',
]}`

/** The first of some programs that this machine has, as a path; null where it has none. */
export function findTool(...names: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
}

/** Chromium by CHROMIUM_PATH, else by its usual names. */
export const findChromium = (): string | null =>
  process.env.CHROMIUM_PATH ?? findTool('chromium', 'chromium-browser', 'google-chrome')

/** Whether this machine has a font for a language, as every device of its readers has; see fonts-noto-cjk of Debian. */
export const hasFontFor = (language: string): boolean =>
  spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout?.trim() !== ''

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
