import { runDev } from './run-dev.ts'

await runDev(process.argv.slice(2))
