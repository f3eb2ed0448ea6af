import path from 'node:path'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

import { inChromium } from './src/in-chromium.ts'

/** The key stories in the theme of every partner, light and dark, with axe. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  publicDir: path.join(import.meta.dirname, '../../packages/ui/assets'),
  // Listed before the first test: a dependency that is found later makes the browser reload during a test.
  optimizeDeps: { entries: ['src/key-stories.test.tsx', '../../packages/*/src/**/*.stories.tsx'] },
  test: { name: 'themes', include: ['src/key-stories.test.tsx'], ...inChromium() },
})
