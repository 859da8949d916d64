import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that only passed when they were tried again, with why; ends a run with 'N passed, N failed, N skipped' on a line of its own. Checks that failed before it count as failures. */
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
    const failedChecks = process.env.CHECKS === 'failed' ? 1 : 0
    const failed = count('failed') + brokenFiles.length + errors.length + failedChecks
    process.on('exit', () => console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`))
  }
}
