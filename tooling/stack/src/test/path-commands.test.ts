import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ROOT } from '../root.ts'
import { pathCommands } from './path-commands.ts'

const shown = (args: readonly string[], folder = '') =>
  pathCommands(args, [join(ROOT, folder)]).map(({ program, args: given, cwd }) =>
    [program.replace(/.*\//, ''), `in /${cwd.slice(ROOT.length + 1)}:`, ...given.map((arg) => arg.replace(ROOT, ''))].join(' '),
  )

describe('pnpm test [path…]', () => {
  it.each([
    [
      'a unit test',
      'packages/domain/src/money.test.ts',
      'vitest in /: run --project=unit --project=unit-of-builds packages/domain/src/money.test.ts',
    ],
    [
      'a line of a test',
      'packages/domain/src/money.test.ts:12',
      'vitest in /: run --project=unit --project=unit-of-builds packages/domain/src/money.test.ts:12',
    ],
    ['a folder without browser tests', 'packages/domain', 'vitest in /: run --project=unit --project=unit-of-builds packages/domain'],
    [
      'a folder with browser tests',
      'packages/forms',
      'vitest in /: run --project=unit --project=unit-of-builds --project=browser packages/forms',
    ],
    [
      'a browser test',
      'packages/forms/src/use-site-form.browser.test.tsx',
      'vitest in /: run --project=browser packages/forms/src/use-site-form.browser.test.tsx',
    ],
    ['tests of the API on PGlite', 'apps/api/src/store', 'vitest in /: run --project=api-pglite apps/api/src/store'],
    ['a stress suite', 'apps/api/src/stress/kills.stress.ts', 'vitest in /: run --project=stress apps/api/src/stress/kills.stress.ts'],
    ['a story', 'packages/ui/src/actions/Button.stories.tsx', 'vitest in /apps/storybook: run /packages/ui/src/actions/Button.stories.tsx'],
    [
      'a unit test of Storybook',
      'apps/storybook/src/theme-seed/seed-file.test.ts',
      'vitest in /: run --project=unit --project=unit-of-builds apps/storybook/src/theme-seed/seed-file.test.ts',
    ],
    [
      'a browser journey',
      'apps/e2e/tests/history.e2e.ts',
      'playwright in /apps/e2e: test --project=parts --project=parts-further --project=screens --project=engines --project=faults --project=journeys-* tests/history.e2e.ts',
    ],
  ])('runs %s: %s', (_, path, expected) => {
    expect(shown([path])).toEqual([expected])
  })

  it('runs each kind of test below a folder', () => {
    expect(shown(['apps']).map((line) => line.split(' ')[0])).toEqual(['vitest', 'playwright'])
  })

  it('resolves paths from the package in which it is called', () => {
    expect(shown(['src/money.test.ts'], 'packages/domain')).toEqual([
      'vitest in /: run --project=unit --project=unit-of-builds packages/domain/src/money.test.ts',
    ])
    expect(shown(['.'], 'apps/api')).toEqual(['vitest in /: run --project=api-pglite apps/api'])
  })

  it('passes filters and options to the runner', () => {
    expect(shown(['money', '-t', 'rounds'])).toEqual([
      'vitest in /: run --project=unit --project=unit-of-builds --project=browser --project=api-pglite money -t rounds',
    ])
    expect(shown(['packages/domain', '--project=unit', '-u'])).toEqual(['vitest in /: run packages/domain --project=unit -u'])
    expect(shown(['packages/domain', '--watch'])).toEqual([
      'vitest in /: watch --project=unit --project=unit-of-builds packages/domain --watch',
    ])
  })
})
