import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { SETTINGS } from '@dining/partner-kit/check'
import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { CONTENT_FIELDS } from '@dining/web/content-fields'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { runPartner } from '../run-partner.ts'

const explainedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      setting: v.string(),
      value: v.unknown(),
      from: v.string(),
      readers: v.array(v.string()),
      test: v.string(),
      waiting: v.exactOptional(v.string()),
    }),
  ),
)

const valuesSchema = v.array(v.object({ entry: v.string(), value: v.unknown(), from: v.string() }))

async function explain(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runPartner(['explain', ...args, '--json'], { out: (line) => void out.push(line), err: (line) => void err.push(line) })
  expect([code, err]).toEqual([0, []])
  return v.parse(explainedSchema, out[0])
}

/** The text of a line that an answer names: "partners/x/features.ts:12". */
function lineOf(place: string): string {
  const [file = '', line = ''] = place.split(':')
  return readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
}

const ids = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner.program.id)

it.each(ids)('of %s names for each setting the line that sets it, who reads it, and its test', async (id) => {
  const found = await explain(id)
  expect(found.map(({ setting }) => setting)).toEqual(SETTINGS.map((one) => one.id))
  const wrong = found.filter(({ setting, value, from, readers, test, waiting }) => {
    const [, name = ''] = setting.split('.')
    const isPlace = from === 'not set' ? value === null : from === 'default' || lineOf(from).includes(`${name}:`)
    const isRead = waiting !== undefined || readers.length > 0
    return !isPlace || !isRead || readers.some((reader) => lineOf(reader).trim() === '') || test.length < 7
  })
  expect(wrong).toEqual([])
})

it.each(ids)('of %s names for each content field its values with their lines, who reads it, and its test', async (id) => {
  const found = await explain(id, 'content')
  expect(found.map(({ setting }) => setting)).toEqual(CONTENT_FIELDS)
  const wrong = found.filter(({ setting, value, readers, test, waiting }) => {
    const name = setting.split('.').at(-1) ?? ''
    const isAt = v.parse(valuesSchema, value).every(({ from }) => lineOf(from).includes(name))
    return !isAt || (waiting === undefined && readers.length === 0) || test.length < 7
  })
  expect(wrong).toEqual([])
})

it('explains pages and values inside a setting', async () => {
  const [id = ''] = ids
  const [page] = await explain(id, '/search')
  expect(page).toMatchObject({ value: { title: expect.any(String) }, from: expect.stringMatching(/routes\.ts:\d+$/) })
  expect(lineOf(page?.from ?? '')).toContain("'/search':")
  expect(page?.readers.length).toBeGreaterThan(1)
  const [rate] = await explain(id, 'program.earnRates.0.units')
  expect(rate?.value).toEqual(expect.any(Number))
  expect(lineOf(rate?.from ?? '')).toContain('units:')
})
