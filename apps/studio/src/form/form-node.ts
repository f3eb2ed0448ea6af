/** The form of one value of an entry. Derived from the set's schema, so that the form can contain exactly the values of the schema. */
export type FormNode =
  | { readonly kind: 'words' | 'address' | 'picture' | 'switch' | 'number' | 'date' | 'moment' }
  | { readonly kind: 'pick'; readonly options: readonly string[] }
  | { readonly kind: 'constant'; readonly value: unknown }
  | GroupNode
  | { readonly kind: 'list'; readonly item: FormNode }
  | { readonly kind: 'variant'; readonly options: readonly VariantOption[] }
  /** Short texts, one per line. */
  | { readonly kind: 'lines' }
  /** Determined by the current value, see `nodeOfValue`. */
  | { readonly kind: 'any' }
  /** A value without a form; kept unchanged. */
  | { readonly kind: 'kept' }

export interface GroupNode {
  readonly kind: 'group'
  readonly fields: readonly FormField[]
  /** The form of custom fields; null if there are none. */
  readonly rest: FormNode | null
}

export interface FormField {
  readonly name: string
  readonly node: FormNode
  /** Whether it is optional. */
  readonly optional: boolean
}

/** One of several kinds of item. */
export interface VariantOption {
  /** Its type, with aliases. */
  readonly types: readonly string[]
  readonly fields: readonly FormField[]
}

type Values = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The form for a value that no schema describes. */
export function nodeOfValue(value: unknown): FormNode {
  if (typeof value === 'string') return { kind: 'words' }
  if (typeof value === 'boolean') return { kind: 'switch' }
  if (typeof value === 'number') return { kind: 'number' }
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((one) => typeof one === 'string')) return { kind: 'lines' }
    return value.every(isRecord) ? { kind: 'list', item: { kind: 'any' } } : { kind: 'kept' }
  }
  if (!isRecord(value)) return { kind: 'kept' }
  const fields = Object.entries(value).map(([name, one]) => ({ name, node: nodeOfValue(one), optional: false }))
  return { kind: 'group', fields, rest: null }
}

/** All fields of a group: those of its schema, then the additional ones of the value. */
export function fieldsOf({ fields, rest }: GroupNode, value: unknown): readonly FormField[] {
  if (rest === null || !isRecord(value)) return fields
  const known = new Set(fields.map(({ name }) => name))
  const more = Object.keys(value).filter((name) => !known.has(name) && value[name] !== undefined)
  return [...fields, ...more.map((name) => ({ name, node: rest, optional: true }))]
}

/** The kind of item of a value; undefined for an unknown type. */
export function optionOf(options: readonly VariantOption[], value: unknown): VariantOption | undefined {
  const type = isRecord(value) ? value['type'] : undefined
  return options.find(({ types }) => types.some((one) => one === type))
}

/** A new value, with its required fields. @param like another one of its list, for the shape of what no schema describes */
export function blankOf(node: FormNode, like?: unknown): unknown {
  switch (node.kind) {
    case 'switch':
      return false
    case 'number':
      return 0
    case 'pick':
      return node.options[0]
    case 'constant':
      return node.value
    case 'list':
    case 'lines':
      return []
    case 'group':
      return blankFields(node.fields)
    case 'variant':
      return blankItem(node.options[0])
    case 'any':
      return like === undefined ? '' : blankOf(nodeOfValue(like))
    case 'words':
    case 'address':
    case 'picture':
    case 'date':
    case 'moment':
    case 'kept':
      return ''
  }
}

/** A new item of a kind. */
export function blankItem(option: VariantOption | undefined): unknown {
  return { type: option?.types[0], ...blankFields(option?.fields ?? []) }
}

const blankFields = (fields: readonly FormField[]) =>
  Object.fromEntries(fields.flatMap(({ name, node, optional }) => (optional ? [] : [[name, blankOf(node)]])))

/** The form's values in the saved format: empty optional fields are removed. */
export function tidy(node: FormNode, value: unknown): unknown {
  if (node.kind === 'any') return tidy(nodeOfValue(value), value)
  if (node.kind === 'list' && Array.isArray(value)) return value.map((one: unknown) => tidy(node.item, one))
  if (node.kind === 'variant' && isRecord(value)) {
    const option = optionOf(node.options, value)
    return option === undefined ? value : { type: value['type'], ...tidyFields(option.fields, value) }
  }
  if (node.kind === 'group' && isRecord(value)) return tidyFields(fieldsOf(node, value), value)
  return value
}

function tidyFields(fields: readonly FormField[], value: Values): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, node, optional }) => {
      const kept = tidy(node, value[name])
      // The form makes an empty list of a missing one.
      const isEmpty = kept === '' || (Array.isArray(kept) && kept.length === 0)
      return kept === undefined || (optional && isEmpty && node.kind !== 'any') ? [] : [[name, kept]]
    }),
  )
}
