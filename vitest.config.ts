import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { accountFixture } from './packages/account/src/testing/fixture.ts'
import { cardFixture } from './packages/card-linking/src/testing/fixture.ts'
import { savingFixture } from './packages/favorites/src/testing/fixture.ts'
import { keepingFixture } from './packages/offline/src/testing/fixture.ts'
import { searchFixture } from './packages/merchant-search/src/testing/fixture.ts'
import { CHROMIUM_ARGS, installedChromium } from './tooling/stack/src/chromium.ts'
import { commands, opener } from './tooling/testing/src/api/commands.ts'

/** The API's suite runs on PGlite, or with TEST_ENGINE=postgres on a real server that is started for the run. */
const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite'

/** What is waited for comes late on a machine that does much else; nothing waits longer than it has to. */
const PATIENCE = { poll: { timeout: 60_000 } }
/** Milliseconds after which a test, or a hook, hangs rather than being slow. */
const TEST_TIMEOUT = 150_000
const HOOK_TIMEOUT = 300_000

/** Tests of packages, partners, tooling and apps; the API and the browser have projects of their own. */
const UNIT_TESTS = ['{packages,partners,tooling,apps}/**/*.test.{ts,tsx}']
const NO_UNIT_TESTS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.browser.test.tsx',
  'apps/api/**',
  'tooling/demo-data/**',
  'apps/e2e/**',
  'apps/storybook/**/*.test.tsx',
]
/** Tests of the API that are slow and use no store of the tests' engine: they run once, in the stage on PGlite (`ON_PGLITE` in tooling/stack). */
const ONCE = [
  'apps/api/src/adapters/vault.test.ts',
  'apps/api/src/backup/**',
  'apps/api/src/cli/caller-keys/**',
  'apps/api/src/cli/commands-at-data.test.ts',
  'apps/api/src/serve.test.ts',
  'apps/api/src/store/data-lock.test.ts',
  'apps/api/src/store/open-pglite.test.ts',
  'apps/api/src/use-cases/feed/read-records.test.ts',
  'tooling/demo-data/src/restaurants.test.ts',
]
/** Unit tests that build, and serve what was built: with NODE_ENV of production, which builds set. */
const OF_BUILDS = ['apps/web/{build,server}/**', 'tooling/partner/src/pack/**', 'tooling/release/src/**']

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
        test: {
          name: 'unit',
          expect: PATIENCE,
          include: UNIT_TESTS,
          exclude: [...NO_UNIT_TESTS, ...OF_BUILDS],
          // Files share their process: loading the packages for each takes more time than most of them.
          isolate: false,
          setupFiles: ['tooling/stack/src/test/restore-globals.ts'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
      {
        plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
        test: {
          name: 'unit-of-builds',
          expect: PATIENCE,
          include: OF_BUILDS.map((pattern) => pattern.replace(/\*\*$/, '**/*.test.{ts,tsx}')),
          exclude: NO_UNIT_TESTS,
          env: { NODE_ENV: 'production' },
          isolate: false,
          globalSetup: ['apps/web/testing/share-builds.ts'],
          provide: { chromium: { path: installedChromium()?.path ?? '', args: CHROMIUM_ARGS } },
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
      {
        plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
        // Found before the first test: a library found later makes the browser load again in the midst of one.
        optimizeDeps: { entries: ['{packages,apps/studio}/**/*.browser.test.tsx'] },
        test: {
          name: 'browser',
          expect: PATIENCE,
          include: ['{packages,apps/studio}/**/*.browser.test.tsx'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
          browser: {
            enabled: true,
            headless: true,
            commands: {
              ...commands,
              openAccount: opener(accountFixture),
              openCards: opener(cardFixture),
              openKeeping: opener(keepingFixture),
              openSaving: opener(savingFixture),
              openSearch: opener(searchFixture),
            },
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: installedChromium()?.path ?? '',
                args: [...CHROMIUM_ARGS],
              },
              // Dates read the same on every machine.
              contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: `api-${engine}`,
          expect: PATIENCE,
          include: ['{apps/api,tooling/demo-data}/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(engine === 'postgres' ? ONCE : [])],
          env: { TEST_ENGINE: engine },
          globalSetup: engine === 'postgres' ? ['tooling/stack/src/test/postgres-setup.ts'] : [],
          // The API has no globals, so files share their process: loading and compiling it for each takes a third of the time.
          isolate: false,
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
      {
        test: {
          name: 'stress',
          expect: PATIENCE,
          include: ['{apps,tooling}/**/*.stress.ts'],
          exclude: ['**/node_modules/**'],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tooling/stack/src/test/postgres-setup.ts'],
          testTimeout: 30 * 60_000,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
      {
        test: {
          name: 'shared-data',
          expect: PATIENCE,
          include: ['apps/api/src/**/*.shared-data.ts'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
    ],
  },
})
