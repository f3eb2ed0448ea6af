import path from 'node:path'

import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = ensureChromium((line) => console.log(line))

export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'storybook',
    env: {
      VITE_STORIES_PARTNER: process.env['STORIES_PARTNER'] ?? 'turn',
      ...(process.env['STORIES_SCHEME'] === undefined ? {} : { VITE_STORIES_SCHEME: process.env['STORIES_SCHEME'] }),
    },
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromium.path,
          args: [...CHROMIUM_ARGS],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
