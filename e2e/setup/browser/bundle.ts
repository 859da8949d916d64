import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '../site/site.ts'

/** A browser module as a script that puts its exports into `globalThis.underTest`: for modules that other pages than ours run. */
export async function bundleOf(module: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(root, module), formats: ['iife'], name: 'underTest' } },
  })) as Rolldown.RolldownOutput[]
  return built!.output[0].code
}
