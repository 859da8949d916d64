import { parentPort, workerData } from 'node:worker_threads'
import { countSample, type SampleTask } from './features/rankings/server/sample/sample-count.ts'
import { readGameData } from './game/server/season-files.ts'

/** Entry of the thread that counts generated matches; posts its reports and ends. */
const { projectRoot, ...task } = workerData as SampleTask & { projectRoot: string }

await countSample({ ...task, gameData: readGameData(projectRoot) }, (report) => parentPort?.postMessage(report))
