import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** The API's suite runs on PGlite, or with TEST_ENGINE=postgres on a real server that is started for the run. */
const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
        test: {
          name: 'unit',
          include: ['{packages,partners,tooling,apps}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/api/**', 'apps/e2e/**', 'apps/storybook/**'],
        },
      },
      {
        test: {
          name: `api-${engine}`,
          include: ['apps/api/src/**/*.test.ts'],
          env: { TEST_ENGINE: engine },
          globalSetup: engine === 'postgres' ? ['tooling/stack/src/test/postgres-setup.ts'] : [],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
