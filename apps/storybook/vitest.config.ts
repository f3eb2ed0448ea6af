import path from 'node:path'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'

import { inChromium } from './src/in-chromium.ts'

/** Every story once, the partners in turn, with axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: { name: 'storybook', ...inChromium() },
})
