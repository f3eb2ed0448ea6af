import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { withVariableLists } from './variable-lists.ts'

/** `pnpm docs:variables`: renews the lists of environment variables in the page about deployments. */
const PAGE = resolve(import.meta.dirname, '../../../apps/api/deployment.md')
writeFileSync(PAGE, withVariableLists(readFileSync(PAGE, 'utf8')))
