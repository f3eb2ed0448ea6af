import { availableParallelism } from 'node:os'

import { ROOT } from '../root.ts'
import { choose } from './choose.ts'
import { testContext } from './context.ts'
import { runPaths } from './run-paths.ts'
import { runStages } from './run-stages.ts'
import { turboCommandOf } from './stage-command.ts'
import { STAGES } from './stages.ts'

/** Stages that run at a time. They also wait, for processes, disks and timers: two at a time leave a third of two cores unused. */
const WIDTH = 3
/** Of each vitest: the stages share the machine. */
const WORKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)))

const HELP = `pnpm test [--only <stage>]… [--force] [--help]
pnpm test <path>… [options of the runner]

Without a path: runs every stage, three at a time; the last line is "N passed, N failed". A stage that passed before on the same files, on the
same day, is not run again: its log and its counts come from turbo's cache. --force runs it anyway.

With paths: runs the tests of these files and folders, with vitest, or with Playwright for apps/e2e. The API runs on PGlite.
In a package, or with pnpm --filter <package> test, paths start at the package's folder; without a path, all its tests run.

${STAGES.map(({ name, title }) => `  ${name.padEnd(14)}${title}`).join('\n')}
`

const OWN_OPTIONS = new Set(['--only', '--force', '--help', '-h'])

/** `pnpm test`, at the top or in a package. */
export async function runTest(args: readonly string[], cwd = process.cwd()): Promise<void> {
  // pnpm passes a "--" on.
  const given = args.filter((arg) => arg !== '--')
  const isWhole = cwd === ROOT && given.length === 0
  if (!isWhole && !given.some((arg) => OWN_OPTIONS.has(arg.replace(/=.*$/, '')))) {
    const hasPath = given.some((arg) => !arg.startsWith('-'))
    return runPaths(hasPath ? given : ['.', ...given], [cwd, process.env['INIT_CWD'] ?? cwd])
  }
  const choice = choose('pnpm test', STAGES, HELP, given)
  if (typeof choice !== 'string') {
    const env = { ...testContext(), VITEST_MAX_WORKERS: WORKERS }
    return runStages(choice.stages, WIDTH, env, (stage) => turboCommandOf(stage, choice.isForced))
  }
  process.stdout.write(`${choice}\n`)
  process.exitCode = choice === HELP ? 0 : 1
}
