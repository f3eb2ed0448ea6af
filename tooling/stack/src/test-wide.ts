import { runWide } from './test/run-wide.ts'

await runWide(process.argv.slice(2))
