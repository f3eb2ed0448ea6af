import path from 'node:path'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'

import { inChromium } from './src/in-chromium.ts'
import { copiedSeeds } from './src/theme-seed/testing/copied-seeds.ts'
import { themeSeedServer } from './src/theme-seed/seed-server.ts'

/** Every story once, the partners in turn, with axe. */
export default defineConfig({
  // What a story saves goes into a copy of the seeds.
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }), themeSeedServer(copiedSeeds())],
  test: { name: 'storybook', ...inChromium() },
})
