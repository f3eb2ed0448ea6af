import path from 'node:path'

import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

import { themeSeedServer } from '../src/theme-seed/seed-server.ts'

/** The position of a folder's stories in the list. */
const SHELVES = {
  'apps/storybook': 'Partner',
  'packages/ui': 'Components',
  'packages/forms': 'Forms',
  'packages/merchant-search': 'Search',
  'packages/merchant-detail': 'Restaurant',
  'packages/card-linking': 'Cards',
  'packages/enrollment': 'Joining',
  'packages/account': 'Account',
}

export default {
  stories: Object.entries(SHELVES).map(([folder, titlePrefix]) => ({
    directory: `../../../${folder}/src`,
    files: '**/*.stories.tsx',
    titlePrefix,
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [{ from: '../../../packages/ui/assets/dishes', to: '/images/dishes' }],
  // TypeScript 7 has no API that the default reader of prop types could use
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests of stories have a folder of partners of their own.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        vanillaExtractPlugin(),
        ...(process.env['VITEST'] === undefined ? [themeSeedServer(path.resolve(import.meta.dirname, '../../../partners'))] : []),
      ],
    }),
} satisfies StorybookConfig
