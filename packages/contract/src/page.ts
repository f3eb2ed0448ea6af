import * as v from 'valibot'

import type { AnySchema } from './endpoint.ts'

/** A page of rows (API-08). Page numbers start at 1. */
export function pagedSchema<Row extends AnySchema>(row: Row) {
  return v.object({ data: v.array(row), totalPages: v.number(), totalResultSize: v.number() })
}

/** A whole number in an address. */
export const pageNumberSchema = v.pipe(v.string(), v.digits(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(10_000))

/** A finite number in an address. */
export const decimalSchema = v.pipe(v.string(), v.decimal(), v.toNumber())

/** `true` or `false` in an address. */
export const flagSchema = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)
