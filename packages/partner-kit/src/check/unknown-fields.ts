import { suggest } from './suggest.ts'
import type { PartnerIssue } from './partner-issue.ts'

interface Shape {
  readonly entries?: Readonly<Record<string, unknown>>
  readonly wrapped?: unknown
  readonly options?: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are in no schema, at any depth; all of them, each with the most similar known name. */
export function unknownFields(schema: unknown, input: unknown, location = ''): readonly PartnerIssue[] {
  if (!isObject(input) || !isObject(schema)) return []
  const { entries, wrapped, options }: Shape = schema
  if (wrapped !== undefined) return unknownFields(wrapped, input, location)
  // If a field can have several shapes, the one with the most matching fields is used.
  if (Array.isArray(options)) {
    const readings = options.map((option: unknown) => ({ option, issues: unknownFields(option, input, location) }))
    const objects = readings.filter(({ option }) => isObject(option) && 'entries' in option)
    return objects.toSorted((a, b) => a.issues.length - b.issues.length)[0]?.issues ?? []
  }
  if (entries === undefined) return []
  return Object.entries(input).flatMap(([key, value]) => {
    const here = location === '' ? key : `${location}.${key}`
    if (Object.hasOwn(entries, key)) return unknownFields(entries[key], value, here)
    const meant = suggest(key, Object.keys(entries))
    return [
      {
        location: here,
        problem: 'unknown field',
        remedy: meant === undefined ? `Known fields: ${Object.keys(entries).join(', ')}.` : `Did you mean "${meant}"?`,
      },
    ]
  })
}
