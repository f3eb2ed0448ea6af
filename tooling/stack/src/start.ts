import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import { ROOT } from './root.ts'

enableCompileCache(join(ROOT, '.cache/node'))
const { runStart } = await import('./run-start.ts')
await runStart(process.argv.slice(2))
