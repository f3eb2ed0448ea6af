import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { ROOT } from '../root.ts'

/** A part of `pnpm test`. */
export interface Stage {
  readonly name: string
  /** What it checks, for the output. */
  readonly title: string
  readonly command: readonly [string, ...string[]]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Which runner's JSON report holds its counts; without one it counts as one check. */
  readonly report?: 'vitest' | 'playwright'
  /** Needs the whole machine. */
  readonly alone?: boolean
  readonly needsChromium?: boolean
  /** Its command is a run of turbo already, so it is no task of turbo itself. */
  readonly isTurboRun?: boolean
  /** Why it is skipped here, if it is. */
  readonly leftOut?: string
}

/** Restaurants that the project's developers receive separately; not part of the clone. */
export const SHARED_DATA = join(ROOT, '../shared/data')

export const LOGS = join(ROOT, '.cache/test')
/** Cache of compiled modules of every process of a run (Node's own): a process of the API starts in half the time. */
export const COMPILE_CACHE = join(ROOT, '.cache/compiled')
export const reportFile = (name: string) => join(LOGS, `${name}.json`)

const bin = (name: string, folder = ROOT) => join(folder, 'node_modules/.bin', name)
/** Runs a part of the tests with vitest, with the report `name`. */
export const vitestCommand = (name: string, ...args: string[]) =>
  [bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`] as const

const storybook = join(ROOT, 'apps/storybook')
const e2e = join(ROOT, 'apps/e2e')

/** Browsers against production builds. */
export const playwrightStage = (name: string, title: string, env: Readonly<Record<string, string>>, ...args: string[]): Stage => ({
  name,
  title,
  command: [bin('playwright', e2e), 'test', ...args],
  cwd: e2e,
  env: { E2E_JSON: reportFile(name), ...env },
  report: 'playwright',
  alone: true,
  needsChromium: true,
})

/**
 * What of the API's tests runs on PGlite: the store, the search's statements, the queue and the commands at a data folder, each call once, and what needs no
 * server. The rest runs on a PostgreSQL server alone, as production does; screens and browsers have an API on PGlite behind them.
 */
const ON_PGLITE = [
  ...['store/', 'search/sql-search', 'search/follow-merchants', 'jobs/', 'stress/isolation/', 'cli/caller-keys/'].map(
    (path) => `apps/api/src/${path}`,
  ),
  'apps/api/src/adapters/vault.test.ts',
  'apps/api/src/cli/commands-at-data.test.ts',
  'apps/api/src/serve.test.ts',
  'apps/api/src/use-cases/feed/read-records.test.ts',
  'tooling/demo-data/src/load.test.ts',
  'tooling/demo-data/src/restaurants.test.ts',
]

/** The long suites that also run here. Those that start and kill processes for minutes run in `pnpm test:stress` alone. */
const SHORT_SUITES = [
  'apps/api/src/stress/caller-replay',
  'apps/api/src/stress/duplicates',
  'apps/api/src/stress/isolation.',
  'apps/api/src/stress/robots.',
  'apps/card-vault/src/store',
  'tooling/stack/src/stress/production',
]

/** In the order in which they start, the longest first; some run at a time. */
export const STAGES: readonly Stage[] = [
  // One checker for each: several check common types several times, and the stages beside them use the other cores.
  { name: 'types', title: 'TypeScript', command: [bin('tsc'), '-p', 'tsconfig.json', '--checkers', '1'], cwd: ROOT },
  { name: 'lint', title: 'oxlint, with the table of layers', command: [bin('oxlint')], cwd: ROOT, env: { GOMAXPROCS: '1' } },
  { name: 'format', title: 'oxfmt', command: [bin('oxfmt'), '--check'], cwd: ROOT },
  { name: 'knip', title: 'nothing unused', command: [bin('knip')], cwd: ROOT },
  {
    name: 'build',
    title: 'production builds of every partner',
    command: [process.execPath, join(ROOT, 'tooling/build/src/turbo-build.ts'), '--ui=stream', '--output-logs=new-only'],
    cwd: ROOT,
    isTurboRun: true,
  },
  {
    name: 'unit',
    title: 'packages, partners, tooling and apps',
    command: vitestCommand('unit', '--project', 'unit', '--project', 'unit-of-builds'),
    cwd: ROOT,
    report: 'vitest',
  },
  {
    name: 'api-postgres',
    title: 'the API on a PostgreSQL server',
    command: vitestCommand('api-postgres', '--project', 'api-postgres'),
    cwd: ROOT,
    env: { TEST_ENGINE: 'postgres' },
    report: 'vitest',
  },
  {
    name: 'browser',
    title: 'parts of screens in a browser, on the real API',
    command: vitestCommand('browser', '--project', 'browser'),
    cwd: ROOT,
    report: 'vitest',
    needsChromium: true,
  },
  {
    name: 'api-pglite',
    title: 'store, search and calls of the API on PGlite',
    command: vitestCommand('api-pglite', '--project', 'api-pglite', ...ON_PGLITE),
    cwd: ROOT,
    env: { TEST_ENGINE: 'pglite' },
    report: 'vitest',
  },
  {
    name: 'stress',
    title: 'races, foreign calls, and a production installation',
    command: vitestCommand('stress', '--project', 'stress', ...SHORT_SUITES),
    cwd: ROOT,
    // Its suites mostly wait for processes to end and start.
    env: { VITEST_MAX_WORKERS: '2' },
    report: 'vitest',
    needsChromium: true,
  },
  {
    name: 'shared-data',
    title: 'the import of the 5,000 real restaurants',
    command: vitestCommand('shared-data', '--project', 'shared-data'),
    cwd: ROOT,
    env: { SHARED_DATA },
    report: 'vitest',
    ...(existsSync(SHARED_DATA) ? {} : { leftOut: '../shared/data is not there' }),
  },
  {
    name: 'storybook',
    title: 'every story, with axe',
    command: [bin('vitest', storybook), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile('storybook')}`],
    cwd: storybook,
    // It has the machine to itself: a page for each core.
    env: { VITEST_MAX_WORKERS: String(availableParallelism()) },
    report: 'vitest',
    alone: true,
    needsChromium: true,
  },
  playwrightStage(
    'journeys',
    'browsers against production builds: screens of every partner, journeys, and each part failing once',
    {},
    ...['parts', 'screens', 'faults', 'journeys-*'].map((project) => `--project=${project}`),
  ),
]
