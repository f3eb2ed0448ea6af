import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { expect, it } from 'vitest'

import { PROOFS, WITHOUT_PROOF } from './proofs.ts'
import { SECTIONS } from './readers.ts'
import { WAITING } from './waiting.ts'

const partners = await loadPartners(join(ROOT, 'partners'))
const settings = new Set(
  SECTIONS.flatMap((section) => partners.flatMap(({ partner }) => Object.keys(partner[section]).map((name) => `${section}.${name}`))),
)

it('each setting has a test that flips it: add a row to proofs.ts, and for a page to partner-settings.test.ts', () => {
  const listed = [...Object.keys(PROOFS), ...Object.keys(WITHOUT_PROOF), ...Object.keys(WAITING)]
  expect([...settings].filter((setting) => !listed.includes(setting))).toEqual([])
  expect(listed.filter((setting, index) => listed.indexOf(setting) !== index)).toEqual([])
})

it.each(Object.entries(PROOFS))('%s has its test', (_, { file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title)
})
