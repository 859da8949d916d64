import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the slowest files: begun last, one of them would keep the whole run waiting. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/e2e\/(walk\/|start|launch-deck)/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
