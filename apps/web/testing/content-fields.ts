import { itemSchema, schemaOf } from '@dining/copy-engine/content/schemas'
import { CONTENT_SETS } from '@dining/domain'

/** A node of a schema, as far as it is looked into here. */
const partOf = (schema: unknown, key: string): unknown =>
  typeof schema === 'object' && schema !== null && key in schema ? Reflect.get(schema, key) : undefined

/** Paths of the fields that a schema reads; a list of items is one field, and the fields of items are read once. */
function fieldsOf(schema: unknown, prefix: string): readonly string[] {
  const wrapped = partOf(schema, 'wrapped')
  if (wrapped !== undefined) return fieldsOf(wrapped, prefix)
  const element = partOf(schema, 'item')
  if (element === itemSchema) return [prefix]
  if (element !== undefined) return fieldsOf(element, prefix)
  const options = partOf(schema, 'options')
  if (partOf(schema, 'type') === 'variant' && Array.isArray(options)) return options.flatMap((option: unknown) => fieldsOf(option, prefix))
  const entries = partOf(schema, 'entries')
  if (typeof entries !== 'object' || entries === null) return partOf(schema, 'type') === 'literal' ? [] : [prefix]
  return Object.entries(entries).flatMap(([name, inner]: [string, unknown]) => fieldsOf(inner, `${prefix}.${name}`))
}

const GLOBAL_SLUGS = ['global', 'earn', 'footer', 'navbar']
const ofSets = CONTENT_SETS.flatMap((set) =>
  set === 'global' ? GLOBAL_SLUGS.flatMap((slug) => fieldsOf(schemaOf(set, slug), `global.${slug}`)) : fieldsOf(schemaOf(set, ''), set),
)
const pipe = partOf(itemSchema, 'pipe')
const ofItems = (Array.isArray(pipe) ? pipe : []).flatMap((step: unknown) =>
  partOf(step, 'type') === 'variant' ? fieldsOf(step, 'items').map((field) => field.replace('.fields.', '.')) : [],
)

/** Every field of the eleven sets by its path without indexes, such as "home.user_states.headline"; "items.url" is a field of any item. */
export const CONTENT_FIELDS: readonly string[] = [...new Set([...ofSets, ...ofItems])]
