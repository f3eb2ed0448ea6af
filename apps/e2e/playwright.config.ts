import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { defineConfig } from '@playwright/test'

import type { SiteOptions } from './src/site.ts'

const chromium = ensureChromium((line) => console.log(line))
const json = process.env['E2E_JSON']

/** What does not depend on the width is judged at the first alone. */
const WIDTHS = [
  { viewport: { width: 375, height: 812 }, leaveOut: /@never/ },
  { viewport: { width: 1280, height: 800 }, leaveOut: /@once/ },
]
/** Which journeys a kind of partner has, by their tags; the first kind has all that are not another's own. */
const JOURNEYS = [
  { kind: 'direct', grep: /^(?!.*@(?:without-members|statement-credit))/ },
  { kind: 'sso', grep: /@anybody|@member/ },
  { kind: 'credit', grep: /@anybody|@member|@statement-credit/ },
  { kind: 'none', grep: /@anybody|@without-members/ },
] as const

/** Browser tests: `journeys/` against the whole stack at two widths for each kind of partner, the others against the part that they start themselves. */
export default defineConfig<SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/start-stack.ts',
  outputDir: process.env['E2E_OUTPUT'] ?? 'test-results',
  workers: 2,
  // Two cores serve browsers and stack at once. Nothing is tried again: what fails once is a fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  reporter: json === undefined ? 'list' : [['list'], ['json', { outputFile: json }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromium.path, args: [...CHROMIUM_ARGS] },
  },
  projects: [
    { name: 'parts', testIgnore: ['journeys/**', 'faults/**'] },
    // Of an installation of their own, whose parts fail one at a time.
    { name: 'faults', testMatch: 'faults/**/*.e2e.ts', workers: 1, use: { viewport: { width: 375, height: 812 } } },
    ...JOURNEYS.flatMap(({ kind, grep }) =>
      WIDTHS.map(({ viewport, leaveOut }) => ({
        name: `journeys-${viewport.width}-${kind}`,
        testMatch: 'journeys/**/*.e2e.ts',
        grep,
        grepInvert: leaveOut,
        use: { viewport, kind },
      })),
    ),
  ],
})
