import { join } from 'node:path'

import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { defineConfig } from '@playwright/test'

import type { SiteOptions } from './src/site.ts'

const chromium = ensureChromium((line) => console.log(line))
const json = process.env['E2E_JSON']

/** A folder of tests, as a path: Playwright would also find a bare name in the folders above, such as a clone called `journeys`. */
const folder = (name: string) => join(import.meta.dirname, 'tests', name)

const NO_PARTS = ['screens', 'engines', 'faults', 'journeys'].map((name) => join(folder(name), '**'))
const FURTHER = /@further/

const PHONE = { viewport: { width: 375, height: 812 } }
const DESK = { viewport: { width: 1280, height: 800 } }
/**
 * Which journeys a kind of partner has, by their tags (the first kind has all that are not another's own), and its two screens. The
 * second is judged in what differs by width alone, in `pnpm test:stress`.
 */
const JOURNEYS = [
  { kind: 'direct', grep: /^(?!.*@(?:without-members|statement-credit))/, screens: [PHONE, DESK] },
  { kind: 'sso', grep: /@every-partner|@member/, screens: [DESK, PHONE] },
  { kind: 'credit', grep: /@every-currency|@statement-credit/, screens: [PHONE, DESK] },
  { kind: 'none', grep: /@every-partner|@without-members/, screens: [DESK, PHONE] },
] as const

/** Browser tests: `journeys/` against the whole stack for each kind of partner, `screens/` of every partner, the others against parts of it. */
export default defineConfig<SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/start-stack.ts',
  outputDir: process.env['E2E_OUTPUT'] ?? 'test-results',
  workers: 3,
  // Two cores run browsers and stack together. Tests are not retried: a test that fails once is a defect.
  // What is waited for comes late on a machine that does much else; nothing waits longer than it has to.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  reporter: json === undefined ? 'list' : [['list'], ['json', { outputFile: json }]],
  use: {
    // Recording takes a third of the time of every test.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    // Requests that a service worker answers cannot be held or failed by a test. Journeys have it, and the tests that are about it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromium.path, args: [...CHROMIUM_ARGS] },
  },
  projects: [
    // For every partner; one test each, which any worker runs. First, since others change the demonstration members.
    { name: 'screens', testDir: folder('screens'), fullyParallel: true },
    // The engines take seconds for each page: in `pnpm test:stress` alone.
    { name: 'engines', testDir: folder('engines'), fullyParallel: true },
    { name: 'parts', testIgnore: NO_PARTS, grepInvert: FURTHER },
    // The same at further widths, and for further partners with the same setting: in `pnpm test:stress` alone.
    { name: 'parts-further', testIgnore: NO_PARTS, grep: FURTHER },
    // With their own installation, whose parts fail one at a time.
    { name: 'faults', testDir: folder('faults'), workers: 1, use: PHONE },
    ...JOURNEYS.flatMap(({ kind, grep, screens }) =>
      screens.map(({ viewport }, second) => ({
        name: `${second ? 'further' : 'journeys'}-${viewport.width}-${kind}`,
        testDir: folder('journeys'),
        grep,
        grepInvert: second ? /@once/ : /@never/,
        use: { viewport, kind, serviceWorkers: 'allow' as const },
      })),
    ),
  ],
})
