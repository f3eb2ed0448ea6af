import type { KnipConfig } from 'knip'

/** Apps, tools and partners have no importer: their programs are started by path, or found by reading a folder. */
export default {
  workspaces: {
    '.': { entry: ['*.config.ts', 'tooling/stack/src/test/postgres-setup.ts'] },
    'apps/api': { entry: ['src/main.ts', 'src/cli/main.ts'] },
    'apps/card-vault': { entry: ['src/main.ts', 'src/frame/main.ts', 'vite.config.ts'] },
    'apps/sandbox': { entry: ['src/main.ts'] },
    'apps/web': { entry: ['src/main.ts', 'src/entry-client.tsx', 'src/entry-server.tsx'] },
    'apps/storybook': { entry: ['.storybook/*.{ts,tsx}'] },
    'apps/e2e': { entry: ['tests/**/*.e2e.ts', 'src/start-stack.ts'] },
    'partners/*': { entry: ['partner.ts', 'theme.css.ts'] },
    'packages/*': { entry: ['src/**/*.stories.tsx', 'scripts/*.ts'] },
    'tooling/build': { entry: ['src/partner.ts'] },
    'tooling/bench': { entry: ['src/main.ts'] },
    'tooling/lint': { entry: ['src/plugin.ts'] },
    'tooling/stack': { entry: ['src/{start,dev,test}.ts', 'src/run/leash.ts'] },
  },
} satisfies KnipConfig
