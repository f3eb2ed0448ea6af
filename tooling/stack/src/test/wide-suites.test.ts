import { globSync } from 'node:fs'

import { expect, it } from 'vitest'

import { ROOT } from '../root.ts'
import { WIDE_SUITES } from './wide-suites.ts'

it('pnpm test:wide runs each *.wide.ts', () => {
  const files = globSync('{apps,tooling}/**/*.wide.ts', { cwd: ROOT, exclude: (name) => name === 'node_modules' })
  expect(files.length).toBeGreaterThan(10)
  const filters = WIDE_SUITES.flatMap(({ command }) => (command.includes('wide') ? command.slice(command.indexOf('wide') + 1) : []))
  const paths = filters.filter((one) => !one.startsWith('--'))
  expect(files.filter((file) => !paths.some((path) => file.includes(path)))).toEqual([])
})
