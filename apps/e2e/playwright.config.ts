import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { defineConfig } from '@playwright/test'

const chromium = ensureChromium((line) => console.log(line))
const json = process.env['E2E_JSON']

/** Browser tests: `journeys/` against the whole stack at two widths, the others against the part that they start themselves. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/start-stack.ts',
  outputDir: process.env['E2E_OUTPUT'] ?? 'test-results',
  workers: 2,
  timeout: 60_000,
  // Two cores serve browsers and stack at once.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: json === undefined ? 'list' : [['list'], ['json', { outputFile: json }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromium.path, args: [...CHROMIUM_ARGS] },
  },
  projects: [
    { name: 'parts', testIgnore: 'journeys/**' },
    { name: 'journeys-375', testMatch: 'journeys/**/*.e2e.ts', use: { viewport: { width: 375, height: 812 } } },
    { name: 'journeys-1280', testMatch: 'journeys/**/*.e2e.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
