import { choose } from './choose.ts'
import { runStages } from './run-stages.ts'
import { commandOf } from './stage-command.ts'
import { STRESS_SUITES } from './stress-suites.ts'

const WHOLE = '1'
/** Most of a suite's time is waiting: for processes to start and end, for answers of a slow service. */
const AT_ONCE = 2

const HELP = `pnpm test:stress [--only <suite>]… [--scale <part>] [--help]

Runs the long suites at full size, two at a time except those in a browser. Prints the counts of each; the last line is
"N passed, N failed".
pnpm test runs some of these suites at a fiftieth of their size.

  --only <suite>   one of those below; may be given again
  --scale <part>   of the whole size (${WHOLE}), such as 0.1

${STRESS_SUITES.map(({ name, title }) => `  ${name.padEnd(14)}${title}`).join('\n')}
`

/** `pnpm test:stress`. */
export async function runStress(args: readonly string[]): Promise<void> {
  const choice = choose('pnpm test:stress', STRESS_SUITES, HELP, args, WHOLE)
  if (typeof choice !== 'string') return runStages(choice.stages, AT_ONCE, { STRESS_SCALE: choice.scale }, commandOf)
  process.stdout.write(`${choice}\n`)
  process.exitCode = choice === HELP ? 0 : 1
}
