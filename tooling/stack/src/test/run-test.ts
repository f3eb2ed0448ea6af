import { availableParallelism } from 'node:os'

import { choose } from './choose.ts'
import { runStages } from './run-stages.ts'
import { STAGES } from './stages.ts'

/** Of each vitest: two stages share the machine. */
const WORKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)))

const HELP = `pnpm test [--only <stage>]… [--help]

Checks everything, two stages at a time; the last line is "N passed, N failed".

${STAGES.map(({ name, title }) => `  ${name.padEnd(14)}${title}`).join('\n')}
`

/** `pnpm test`. */
export async function runTest(args: readonly string[]): Promise<void> {
  const choice = choose('pnpm test', STAGES, HELP, args)
  if (typeof choice !== 'string') return runStages(choice.stages, 2, { VITEST_MAX_WORKERS: WORKERS })
  process.stdout.write(`${choice}\n`)
  process.exitCode = choice === HELP ? 0 : 1
}
