/**
 * The table of layers: which packages each folder may import. Data only; `layer-check.ts` enforces it in the linter, and its messages end with `why`.
 * A name may have a subpath (`ui/theme`): then only that is allowed. Order is from the bottom upwards.
 */
export interface Layer {
  /** Folders of this layer, relative to the top; `*` is any one name. */
  readonly folders: readonly string[]
  /** Title in messages: "L4 feature". */
  readonly title: string
  readonly may: readonly string[]
  readonly why: string
  /** Runs in browsers too, so `node:` modules stay out of it (tests aside), except below these of its folders. */
  readonly browser?: { readonly except: readonly string[] }
}

const L0 = ['domain']
const L1 = [...L0, 'contract', 'copy-engine', 'ui']
const L2 = [...L1, 'partner-kit', 'api-client']
const L3 = [...L2, 'session', 'forms', 'offline', 'favorites']
const FEATURES = ['card-linking', 'merchant-search', 'merchant-detail', 'enrollment', 'account', 'reservations']
const EVERYWHERE = { except: [] }

export const LAYERS: readonly Layer[] = [
  {
    folders: ['packages/domain'],
    title: 'L0, rules of the business',
    may: [],
    why: 'the rules of the business do not depend on screens, servers or storage, so that each can use them',
    browser: EVERYWHERE,
  },
  {
    folders: ['packages/contract', 'packages/copy-engine'],
    title: 'L1',
    may: L0,
    why: 'contract and texts stand side by side on the rules of the business; both sides of the wire use them',
    browser: EVERYWHERE,
  },
  {
    folders: ['packages/search-phrases'],
    title: 'L1, searches in plain words',
    may: L0,
    why: 'reading a phrase needs the business terms alone, so that it can be tested with a table and used by any search',
    browser: EVERYWHERE,
  },
  {
    folders: ['packages/serving'],
    title: 'L1, what every server process shares',
    may: L0,
    why: 'ending, tracing and counting are the same for every server and do not depend on what it serves',
  },
  {
    folders: ['packages/ui'],
    title: 'L1, components',
    may: [],
    why: 'components take finished strings and nodes, so that they show whatever a feature passes',
    browser: { except: ['scripts'] },
  },
  {
    folders: ['packages/partner-kit'],
    title: 'L2, what a partner is',
    may: [...L0, 'copy-engine', 'ui/theme'],
    why: 'a partner is rules, wording and a theme; screens read it, never the other way round',
    browser: { except: ['src/node', 'src/check'] },
  },
  {
    folders: ['packages/api-client'],
    title: 'L2, the client',
    may: [...L0, 'contract'],
    why: 'the client is made from the contract alone, so that it cannot drift from the server',
    browser: EVERYWHERE,
  },
  {
    folders: ['packages/session', 'packages/forms'],
    title: 'L3',
    may: L2,
    why: 'every feature uses session and forms; they depend on no feature, nor on each other',
    browser: EVERYWHERE,
  },
  {
    folders: ['packages/offline'],
    title: 'L3, what a device keeps',
    may: [...L2, 'session'],
    why: 'saving, searching and the account keep things for use without a connection; it depends on none of them',
    browser: EVERYWHERE,
  },
  {
    folders: ['packages/favorites'],
    title: 'L3, saved restaurants',
    may: [...L2, 'session', 'offline'],
    why: 'every feature that shows restaurants can save them; whose they are is known by the session',
    browser: EVERYWHERE,
  },
  {
    folders: FEATURES.map((name) => `packages/${name}`),
    title: 'L4, a feature',
    may: [...L3, 'search-phrases'],
    why: 'features do not import each other; the shell (apps/web) composes them',
    browser: { except: ['scripts'] },
  },
  {
    folders: ['partners/*'],
    title: 'L5, a partner',
    may: ['partner-kit', 'ui/theme'],
    why: 'a partner is data for partner-kit and the theme; behaviour is a named feature option there',
    browser: EVERYWHERE,
  },
  {
    folders: ['apps/web'],
    title: 'the web app',
    may: [...L3, ...FEATURES, 'build', 'serving'],
    why: 'the shell composes packages; it reaches other apps over HTTP only',
  },
  {
    folders: ['apps/storybook'],
    title: 'the storybook',
    may: [...L3, ...FEATURES, 'serving/loopback', 'stack', 'stress', 'ui/theme', 'api/mails'],
    why: 'stories show packages; of the apps only the mails, which a designer judges beside the pages',
  },
  {
    folders: ['apps/api', 'apps/card-vault', 'apps/sandbox'],
    title: 'a server',
    may: [...L0, 'contract', 'copy-engine', 'partner-kit', 'serving'],
    why: 'servers depend on the business, the contract and the partners, never on screens; they call each other over HTTP only',
  },
  {
    folders: ['apps/studio'],
    title: 'the studio',
    may: [...L1, 'api-client', 'serving', 'ui/theme', 'partner-kit/node'],
    why: 'the studio writes for every partner and is built for none; what a partner is comes by its calls',
  },
  {
    folders: ['apps/e2e'],
    title: 'browser journeys',
    may: [
      ...L0,
      'contract',
      'copy-engine',
      'partner-kit',
      'session',
      'card-linking/frame',
      'card-vault/testing',
      'demo-data/members',
      'partner/isolation',
      'partner/review',
      'sandbox/bookings',
      'sandbox/flags',
      'sandbox/payments',
      'sandbox/processor',
      'sandbox/vendors',
      'stack',
      'stress',
    ],
    why: 'journeys see the product from outside, so that they hold whatever changes inside',
  },
  {
    folders: ['tooling/testing'],
    title: 'what tests of packages start',
    may: [...L2, 'session', 'api/testing', 'card-vault/load', 'sandbox/bookings', 'sandbox/payments', 'sandbox/processor'],
    why: 'it starts servers and renders screens for the tests of every feature, so it depends on no feature',
  },
  {
    folders: ['tooling/*'],
    title: 'tooling',
    may: [
      ...L0,
      'contract',
      'copy-engine',
      'partner-kit',
      'web',
      'api',
      'card-vault',
      'demo-data',
      'demo-restaurants',
      'studio/environment',
      'serving',
      'serving/completion',
      'serving/environment',
      'serving/forward',
      'serving/callers',
      'serving/free-port',
      'stack',
      'build',
      'partner',
      'release/run-release',
      'content/words',
      'ui/theme',
      // The rules of fields, for the table beside the specification.
      'forms/rules',
      'account/fields',
      'card-linking/fields',
      'enrollment/fields',
      'reservations/fields',
    ],
    why: 'tools build, start and measure the product; they hold none of it',
  },
]

/**
 * Open to tests of every layer: screens and calls with the real servers behind them, the desync suite, demonstration restaurants, which no server may
 * import, and the size of the long suites.
 */
export const OPEN_TO_TESTS: readonly string[] = ['demo-restaurants', 'serving/completion/testing', 'serving/testing', 'stress', 'testing']

/** Open to tests outside of `packages/`: real servers in place of mocks of them. Packages depend on no app; their tests use `testing`. */
export const SERVERS_OPEN_TO_TESTS: readonly string[] = [
  'api/testing',
  'sandbox/bookings',
  'sandbox/flags',
  'sandbox/payments',
  'sandbox/processor',
  'sandbox/push',
  'sandbox/vendors',
]

/** Folders that may import the partner that is built. */
export const BUILT_FOR_A_PARTNER: readonly string[] = ['apps/web', 'tooling/*']

/** A rule within one app: where certain code is allowed, and why nowhere else. */
export interface FolderRule {
  /** Folder to which the rule applies, relative to the top. */
  readonly within: string
  /** Folders and files of it that are exempt. */
  readonly except: readonly string[]
  readonly why: string
}

/** Where statements for the API's database are allowed. */
export const SQL_IN_REPOSITORIES: FolderRule = {
  within: 'apps/api/src',
  except: [
    'apps/api/src/store/repositories',
    'apps/api/src/store/migrations',
    // Part of the stress suites: it compares whole tables.
    'apps/api/src/stress',
    // They open the database, choose its role and read which migrations it has, before there is a repository.
    'apps/api/src/store/migrate.ts',
    'apps/api/src/store/migrate-postgres.ts',
    'apps/api/src/store/open-pglite.ts',
    'apps/api/src/store/open-postgres.ts',
    'apps/api/src/store/postgres-pool.ts',
    'apps/api/src/store/queue-schema.ts',
    'apps/api/src/store/schema-state.ts',
    // It passes on the statements of the job queue.
    'apps/api/src/store/store.ts',
  ],
  why: 'statements are in apps/api/src/store/repositories, so that all statements on a table are found in one folder',
}

/** Where the API's routes and commands may write: nowhere. */
export const WRITES_IN_USE_CASES: readonly FolderRule[] = ['apps/api/src/http', 'apps/api/src/cli'].map((within) => ({
  within,
  except: [],
  why: 'a route or command reads through store.reading and writes through a use case, so that every caller gets the same rules and audit event',
}))
