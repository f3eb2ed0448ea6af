import { runTypecheck } from './test/run-typecheck.ts'

await runTypecheck(process.cwd())
