import { runStageAlone } from './test/run-stage-alone.ts'

await runStageAlone(process.argv[2])
