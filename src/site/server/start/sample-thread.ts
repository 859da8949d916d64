import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Log } from '#src/core/server/process/log.ts'
import type { SampleReport, SampleTask } from '#src/features/rankings/server/sample/sample-count.ts'

interface SampleThread {
  projectRoot: string
  log: Log
}

/** Counts generated matches in a thread of its own, so that pages don't wait; stopped, it continues at the next start. */
export function startSampleThread(task: SampleTask, { projectRoot, log }: SampleThread): { stop(): Promise<void> } {
  const workerData = { ...task, projectRoot }
  const thread = new Worker(join(projectRoot, 'dist/server/entry.sample.js'), { workerData })
  const ended = new Promise((done) => thread.once('exit', done))
  thread.on('message', (report: SampleReport) => {
    if ('counted' in report) log.info(report, 'counted made-up matches as a sample')
    else log.warn({ reason: report.rejected }, 'a made-up match was not counted')
  })
  let isStopped = false
  thread.on('error', (error) => {
    if (!isStopped) log.warn({ reason: error.message }, 'the sample of matches was not counted')
  })
  return {
    stop: async () => {
      isStopped = true
      await thread.terminate()
      await ended
    },
  }
}
