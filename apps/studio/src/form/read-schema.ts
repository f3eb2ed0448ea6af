import { addressSchema, pictureSchema, schemaOf, switchSchema } from '@dining/copy-engine/content/schemas'
import type { ContentSet } from '@dining/domain'
import type { GenericSchema } from 'valibot'

import { isRecord, type FormField, type FormNode, type VariantOption } from './form-node.ts'

type Schema = GenericSchema<unknown, unknown>

/** Parts of a schema that its generic public type does not expose. */
const part = (schema: Schema, name: string): unknown => (name in schema ? Reflect.get(schema, name) : undefined)
const isSchema = (value: unknown): value is Schema => isRecord(value) && value['kind'] === 'schema'
const schemasOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])
const pipeOf = (schema: Schema): readonly unknown[] => {
  const pipe = part(schema, 'pipe')
  return Array.isArray(pipe) ? pipe : []
}

const KINDS = new Map<unknown, FormNode>([
  [addressSchema, { kind: 'address' }],
  [pictureSchema, { kind: 'picture' }],
  [switchSchema, { kind: 'switch' }],
])

/** The form of an entry; undefined for an entry that the set does not contain. */
export function formOf(set: ContentSet, slug: string): FormNode | undefined {
  const schema = schemaOf(set, slug)
  return schema && readSchema(schema)
}

/** The form of a schema's values. A value without a form has the kind `kept`. */
export function readSchema(schema: Schema): FormNode {
  const known = KINDS.get(schema)
  if (known) return known
  // If a pipe ends with another schema, that one defines the saved value; the ones before it convert.
  const last = pipeOf(schema).findLast(isSchema)
  if (last && last.type === 'variant') return { kind: 'variant', options: variantsOf(last, typeNames(schema)) }
  const inner = part(schema, 'wrapped')
  if (isSchema(inner)) return readSchema(inner)
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'switch' }
    case 'literal':
      return { kind: 'constant', value: part(schema, 'literal') }
    case 'picklist':
      return { kind: 'pick', options: namesIn(part(schema, 'options')) }
    case 'array': {
      const item = part(schema, 'item')
      return isSchema(item) ? { kind: 'list', item: readSchema(item) } : { kind: 'kept' }
    }
    case 'object':
    case 'object_with_rest': {
      const rest = part(schema, 'rest')
      return { kind: 'group', fields: fieldsIn(schema), rest: isSchema(rest) ? readSchema(rest) : null }
    }
    case 'record': {
      const value = part(schema, 'value')
      return isSchema(value) ? { kind: 'group', fields: [], rest: readSchema(value) } : { kind: 'kept' }
    }
    case 'variant':
      return { kind: 'variant', options: variantsOf(schema, new Map()) }
    case 'union':
    case 'unknown':
      return { kind: 'any' }
    default:
      return { kind: 'kept' }
  }
}

function textOf(schema: Schema): FormNode {
  const actions = pipeOf(schema).map((action) => (isRecord(action) ? action['type'] : undefined))
  if (actions.includes('iso_date')) return { kind: 'date' }
  return { kind: actions.includes('iso_timestamp') ? 'moment' : 'words' }
}

const namesIn = (options: unknown): readonly string[] =>
  Array.isArray(options) ? options.filter((one): one is string => typeof one === 'string') : []

function fieldsIn(schema: Schema): readonly FormField[] {
  const entries = part(schema, 'entries')
  if (!isRecord(entries)) return []
  return Object.entries(entries).flatMap(([name, entry]) =>
    isSchema(entry) ? [{ name, node: readSchema(entry), optional: /optional|nullish/u.test(entry.type) }] : [],
  )
}

/** Aliases of a type, which the pipe's first steps convert to it. */
function typeNames(schema: Schema): ReadonlyMap<string, readonly string[]> {
  const [first, second] = pipeOf(schema)
  const typeEntry = isSchema(first) ? fieldsIn(first).find(({ name }) => name === 'type')?.node : undefined
  const turn = isRecord(second) && second['type'] === 'transform' ? second['operation'] : undefined
  if (typeEntry?.kind !== 'pick' || typeof turn !== 'function') return new Map()
  return Map.groupBy(typeEntry.options, (type) => {
    const turned: unknown = turn({ type, fields: {} })
    return isRecord(turned) ? String(turned['type']) : type
  })
}

function variantsOf(schema: Schema, names: ReadonlyMap<string, readonly string[]>): readonly VariantOption[] {
  return schemasOf(part(schema, 'options')).map((option) => {
    const all = fieldsIn(option)
    const node = all.find(({ name }) => name === 'type')?.node
    const type = node?.kind === 'constant' ? String(node.value) : ''
    const others = (names.get(type) ?? []).filter((name) => name !== type)
    return { types: [type, ...others], fields: all.filter(({ name }) => name !== 'type') }
  })
}
