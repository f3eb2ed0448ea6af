import { runTest } from './test/run-test.ts'

await runTest(process.argv.slice(2))
