import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Flags that turn off a desktop browser's extra work, with which a page would share two cores. */
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

/** Path of the first program that this machine has; null when it has none. */
export function findTool(...names: string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
}

/** Path of Chromium: CHROMIUM_PATH, else its usual names. */
export const findChromium = (): string | null =>
  process.env.CHROMIUM_PATH ?? findTool('chromium', 'chromium-browser', 'google-chrome')

/** True when the machine has a font for a language (Debian: fonts-noto-cjk). */
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
