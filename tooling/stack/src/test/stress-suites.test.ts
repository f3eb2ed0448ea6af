import { globSync } from 'node:fs'

import { expect, it } from 'vitest'

import { ROOT } from '../root.ts'
import { STAGES } from './stages.ts'
import { STRESS_SUITES } from './stress-suites.ts'

const FOLDERS = '{apps,tooling}/**'
const filesNamed = (ending: string) => globSync(`${FOLDERS}/*${ending}`, { cwd: ROOT, exclude: (name) => name === 'node_modules' })

it('pnpm test:stress runs each *.stress.ts', () => {
  const files = filesNamed('.stress.ts')
  expect(files.length).toBeGreaterThan(10)
  const filters = STRESS_SUITES.flatMap(({ command }) => (command.includes('stress') ? command.slice(command.indexOf('stress') + 1) : []))
  const paths = filters.filter((one) => !one.startsWith('--'))
  expect(files.filter((file) => !paths.some((path) => file.includes(path)))).toEqual([])
})

it.each([
  ['stress', '.stress.ts'],
  ['api-pglite', '.test.ts'],
])('each path of the stage %s has tests', (name, ending) => {
  const command = STAGES.find((stage) => stage.name === name)?.command ?? []
  const paths = command.filter((part) => /^(?:apps|tooling)\//.test(part))
  expect(paths.length).toBeGreaterThan(3)
  const files = filesNamed(ending)
  expect(paths.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([])
})
