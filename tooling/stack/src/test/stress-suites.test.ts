import { globSync } from 'node:fs'

import { expect, it } from 'vitest'

import { ROOT } from '../root.ts'
import { STRESS_SUITES } from './stress-suites.ts'

it('pnpm test:stress runs each *.stress.ts', () => {
  const files = globSync('{apps,tooling}/**/*.stress.ts', { cwd: ROOT, exclude: (name) => name === 'node_modules' })
  expect(files.length).toBeGreaterThan(10)
  const filters = STRESS_SUITES.flatMap(({ command }) => (command.includes('stress') ? command.slice(command.indexOf('stress') + 1) : []))
  const paths = filters.filter((one) => !one.startsWith('--'))
  expect(files.filter((file) => !paths.some((path) => file.includes(path)))).toEqual([])
})
