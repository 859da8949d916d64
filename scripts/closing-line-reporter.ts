import type { Reporter, TestModule } from 'vitest/node'

const slowest = 10

/** Names the slowest files and the tests that passed on a retry; ends with 'N passed, N failed, N skipped'. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const brokenFiles = modules.filter(
      (module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
    )
    for (const test of tests) {
      const [error] = test.result().errors ?? []
      if (test.result().state === 'passed' && error) console.log(`\nTried again: ${test.fullName}\n  ${error.message}`)
    }
    printSlowest(modules)
    const failedChecks = process.env.CHECKS === 'failed' ? 1 : 0 // of npm run check, before the tests
    const failed = count('failed') + brokenFiles.length + errors.length + failedChecks
    process.on('exit', () => console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`))
  }
}

function printSlowest(modules: readonly TestModule[]) {
  const files = modules.map((module) => ({ path: module.relativeModuleId, seconds: secondsOf(module) }))
  console.log('\nSlowest files:')
  for (const { path, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, slowest))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${path}`)
}

const secondsOf = (module: TestModule): number => {
  const { duration, setupDuration, collectDuration } = module.diagnostic()
  return (duration + setupDuration + collectDuration) / 1000
}
