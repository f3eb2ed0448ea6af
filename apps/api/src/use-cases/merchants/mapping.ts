import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { FIELD_NAMES, type FieldName } from './merchant-row.ts'

const ruleSchema = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.strictObject({
    from: v.pipe(v.string(), v.minLength(1)),
    /** Prefix of the value, which makes a network's ids unique. */
    prefix: v.optional(v.string()),
    /** Separator that splits the value into a list. */
    split: v.optional(v.pipe(v.string(), v.minLength(1))),
    /** Replacements for values, or for the items of a list. */
    words: v.optional(v.record(v.string(), v.string())),
  }),
  /** The same value for every row. */
  v.strictObject({ constant: v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]) }),
])
type Rule = v.InferOutput<typeof ruleSchema>

const mappingSchema = v.strictObject({
  description: v.optional(v.string()),
  fields: v.record(v.string(), ruleSchema),
})

/** The file's field for each field of an import. */
export type MappingOf<Field extends string> = ReadonlyMap<Field, Rule>
export type Mapping = MappingOf<FieldName>

/** Without a mapping, a file uses the import's field names. */
export const ownNames = <Field extends string>(fields: readonly Field[]): MappingOf<Field> => new Map(fields.map((name) => [name, name]))
export const OWN_NAMES: Mapping = ownNames(FIELD_NAMES)

export const readMapping = (json: string): Result<Mapping, string> => readMappingOf(FIELD_NAMES, 'a merchant', json)

/**
 * Reads the text of a mapping file; the error is one line that names what is wrong.
 * @param fields the fields of the import
 * @param what the import adds, for the error: "a merchant"
 */
export function readMappingOf<Field extends string>(
  fields: readonly Field[],
  what: string,
  json: string,
): Result<MappingOf<Field>, string> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), mappingSchema), json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return fail(`${v.getDotPath(issue) ?? 'It'}: ${issue.message}`)
  }
  const rules: [Field, Rule][] = []
  for (const [name, rule] of Object.entries(parsed.output.fields)) {
    const field = fields.find((own) => own === name)
    if (!field) return fail(`fields.${name} is not a field of ${what}. Known fields: ${fields.join(', ')}.`)
    rules.push([field, rule])
  }
  return succeed(new Map(rules))
}

/** A record of the file with the import's field names. */
export function applyMapping<Field extends string>(
  mapping: MappingOf<Field>,
  record: Readonly<Record<string, unknown>>,
): Partial<Record<Field, unknown>> {
  const own: Partial<Record<Field, unknown>> = {}
  for (const [field, rule] of mapping) own[field] = valueOf(rule, record)
  return own
}

function valueOf(rule: Rule, record: Readonly<Record<string, unknown>>): unknown {
  if (typeof rule === 'string') return fieldAt(record, rule)
  if ('constant' in rule) return rule.constant
  const value = fieldAt(record, rule.from)
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const word = (one: string) => rule.words?.[one.trim()] ?? one.trim()
  if (rule.split !== undefined) return String(value).split(rule.split).map(word)
  return `${rule.prefix ?? ''}${word(String(value))}`
}

/** "location.coordinates[1]": names with dots between them, and positions in lists from 0. */
const STEP = /[^.[\]]+/g

/** The value of a field, or of one within it. A column whose name has dots or brackets itself comes first. */
function fieldAt(record: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(record, path)) return record[path]
  let value: unknown = record
  for (const step of path.match(STEP) ?? []) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Object.getOwnPropertyDescriptor(value, step)?.value
  }
  return value
}
