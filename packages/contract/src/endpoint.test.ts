import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { objectToQuery, queryToObject } from './endpoint.ts'
import { decimalSchema, flagSchema, pageNumberSchema } from './page.ts'

const querySchema = v.object({ text: v.optional(v.string()), 'at.latitude': v.optional(v.string()), list: v.optional(v.array(v.string())) })

it('converts a query to an address and back, whatever it contains', () => {
  const query = fc.record(
    { text: fc.string(), 'at.latitude': fc.string(), list: fc.array(fc.string(), { minLength: 1 }) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (given) => {
      expect(queryToObject(querySchema, new URLSearchParams(objectToQuery(given).toString()))).toEqual(given)
    }),
  )
})

it('omits undefined, null and empty lists', () => {
  expect(objectToQuery({ a: undefined, b: null, c: [], d: '', e: 0, f: false }).toString()).toBe('d=&e=0&f=false')
  expect(objectToQuery(undefined).toString()).toBe('')
})

it('reads only the keys of the schema, and reads a list even from one value', () => {
  expect(queryToObject(querySchema, new URLSearchParams('list=a&text=x&text=y&other=1'))).toEqual({ list: ['a'], text: 'x' })
})

it.each([
  [decimalSchema, '40.75', 40.75],
  [decimalSchema, '-73', -73],
  [decimalSchema, '1e3', undefined],
  [decimalSchema, 'NaN', undefined],
  [decimalSchema, '', undefined],
  [pageNumberSchema, '1', 1],
  [pageNumberSchema, '0', undefined],
  [pageNumberSchema, '1.5', undefined],
  [pageNumberSchema, '99999', undefined],
  [flagSchema, 'true', true],
  [flagSchema, 'false', false],
  [flagSchema, '1', undefined],
] as const)('row %#: reads %2$j as %3$j', (schema, text, expected) => {
  const parsed = v.safeParse(schema, text)
  expect(parsed.success ? parsed.output : undefined).toBe(expected)
})
