import type { AnySchema } from '@dining/contract'
import fc from 'fast-check'

type Make = fc.Arbitrary<unknown>
/** Values for a field of this name; undefined if it has no special values. */
export type FieldPool = (field: string) => fc.Arbitrary<string> | undefined

const inner = (schema: AnySchema, key: string): AnySchema => {
  if (!(key in schema)) throw new Error(`A ${schema.type} without ${key}`)
  // Valibot's schemas contain their parts under these names.
  return schema[key as keyof AnySchema] as unknown as AnySchema
}

/** The least or the greatest whole number that a schema's pipe accepts; undefined without that check. */
function boundOf(schema: AnySchema, type: 'min_value' | 'max_value'): number | undefined {
  const items: readonly unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  for (const item of items) {
    if (typeof item !== 'object' || item === null || !('type' in item) || item.type !== type || !('requirement' in item)) continue
    if (typeof item.requirement === 'number') return type === 'min_value' ? Math.ceil(item.requirement) : Math.floor(item.requirement)
  }
  return undefined
}

const KINDS: Readonly<Record<string, (schema: AnySchema, pool: FieldPool, field: string) => Make>> = {
  object: (schema, pool) => {
    const entries = Object.entries(inner(schema, 'entries') as unknown as Record<string, AnySchema>)
    const required = entries.filter(([, entry]) => entry.type !== 'optional').map(([name]) => name)
    return fc.record(Object.fromEntries(entries.map(([name, entry]) => [name, fromSchema(entry, pool, name)])), { requiredKeys: required })
  },
  array: (schema, pool, field) => fc.array(fromSchema(inner(schema, 'item'), pool, field), { minLength: 1, maxLength: 3 }),
  optional: (schema, pool, field) => fromSchema(inner(schema, 'wrapped'), pool, field),
  nullable: (schema, pool, field) => fc.option(fromSchema(inner(schema, 'wrapped'), pool, field), { freq: 6 }),
  picklist: (schema) => fc.constantFrom(...(inner(schema, 'options') as unknown as readonly unknown[])),
  variant: (schema, pool, field) =>
    fc.oneof(...(inner(schema, 'options') as unknown as readonly AnySchema[]).map((option) => fromSchema(option, pool, field))),
  literal: (schema) => fc.constant(inner(schema, 'literal')),
  boolean: () => fc.boolean(),
  number: (schema) => fc.integer({ min: boundOf(schema, 'min_value') ?? 0, max: boundOf(schema, 'max_value') ?? 1000 }),
  string: (_schema, pool, field) => pool(field) ?? fc.constantFrom('a', 'plum', 'pizza'),
  unknown: () => fc.constantFrom(null, 1, 'x'),
  // The form of the service of text messages.
  record: (_schema, pool) => fc.record({ From: pool('phoneNumber') ?? fc.constant(''), Body: fc.constantFrom('STOP', 'START', 'HELP') }),
}

/** Requirements of a string by the checks of its pipe that a random word would not pass. */
const FORMS: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  digits: () => fc.integer({ min: 1, max: 50 }).map(String),
  decimal: () => fc.integer({ min: 30, max: 45 }).map(String),
  email: () => fc.nat().map((number) => `any${number}@example.com`),
  iso_timestamp: () => fc.constant('2026-06-15T12:00:00.000Z'),
}

/** The names of all checks of a schema's pipe, also of pipes within it. */
function checks(schema: AnySchema): readonly string[] {
  const items: readonly unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  return items.flatMap((item) => {
    if (item === schema || typeof item !== 'object' || item === null || !('type' in item)) return []
    // A schema inside a pipe.
    return 'pipe' in item ? checks(item as object as AnySchema) : [String(item.type)]
  })
}

/** Random values, most of them valid, for a schema of the contract. Throws for an unsupported kind of schema. */
export function fromSchema(schema: AnySchema, pool: FieldPool, field = ''): Make {
  const form = checks(schema)
    .map((type) => FORMS[type])
    .find((make) => make !== undefined)
  if (schema.type === 'string' && form) return pool(field) ?? form()
  const make = KINDS[schema.type]
  if (!make) throw new Error(`No arbitrary for a schema of type ${schema.type}: add it to schema-arbitrary.ts`)
  return make(schema, pool, field)
}
