import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '../site/site.ts'

/** Bundles a browser module with its exports in `globalThis.underTest`, for foreign pages. */
export async function bundleOf(module: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(root, module), formats: ['iife'], name: 'underTest' } },
  })) as Rolldown.RolldownOutput[]
  return built!.output[0].code
}
