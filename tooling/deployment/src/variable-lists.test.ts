import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { envExample, withVariableLists } from './variable-lists.ts'

const PAGE = resolve(import.meta.dirname, '../../../apps/api/deployment.md')

it('deployment.md lists every variable as the processes define it (if not, run pnpm docs:variables)', () => {
  const page = readFileSync(PAGE, 'utf8')
  expect(page).toBe(withVariableLists(page))
})

it('a page that lost a variable is out of date', () => {
  const page = readFileSync(PAGE, 'utf8')
  const shortened = page.replace(/^- `PROXIES_IN_FRONT`.*\n/m, '')
  expect(shortened).not.toBe(page)
  expect(withVariableLists(shortened)).toBe(page)
})

it('.env.example names every variable with its default (if not, run pnpm docs:variables)', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8')).toBe(envExample())
  expect(envExample()).toMatch(/^# HOST=127\.0\.0\.1$/m)
})
