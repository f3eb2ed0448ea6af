import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { envExample, withVariableLists } from './variable-lists.ts'

/** `pnpm docs:variables`: renews the lists of environment variables in the page about deployments, and the example of an environment file. */
const PAGE = resolve(import.meta.dirname, '../../../apps/api/deployment.md')
writeFileSync(PAGE, withVariableLists(readFileSync(PAGE, 'utf8')))
writeFileSync(resolve(import.meta.dirname, '../../../.env.example'), envExample())
