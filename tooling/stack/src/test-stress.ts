import { runStress } from './test/run-stress.ts'

await runStress(process.argv.slice(2))
