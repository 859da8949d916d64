import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the rule in a process of its own, which it ends where Node is too old. */
function requireNode(version: string) {
  const prepare = new URL('prepare.mjs', import.meta.url).href
  const program = `const { requireNode } = await import('${prepare}'); requireNode('${version}'); console.log('goes on')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  return { status, printed: `${stdout}${stderr}`.trim() }
}

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '100.1.0'])('Node %s is new enough', (version) => {
  expect(requireNode(version)).toEqual({ status: 0, printed: 'goes on' })
})

test.each(['20.18.3', '21.7.3', '22.11.0', '23.11.1', '18.20.8', '9.11.2'])(
  'Node %s is not fit, which one sentence says',
  (version) => {
    expect(requireNode(version)).toEqual({
      status: 1,
      printed: `Encore needs Node 20.19, 22.12 or 24, or a newer one of these lines; this is Node ${version}.`,
    })
  },
)
