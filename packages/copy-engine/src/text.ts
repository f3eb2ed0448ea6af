import type { TokenName } from './tokens.ts'

/** Wording of one text; with two forms the number in `{count}` chooses. */
export type Wording = string | { readonly one: string; readonly other: string }

/** A text of the product: its key, by which a partner can override it, and its default wording. */
export interface Text<W extends Wording = Wording> {
  readonly key: string
  readonly wording: W
}

export type Texts<Area extends string, W extends Readonly<Record<string, Wording>>> = {
  readonly [K in keyof W & string]: Text<W[K]> & { readonly key: `${Area}.${K}` }
}

/** Keys of an area's texts: `TextKeys<typeof forms>`. */
export type TextKeys<T extends Readonly<Record<string, { readonly key: string }>>> = T[keyof T]['key']

/** Gives each wording of an area the key `<area>.<name>`. */
/* @__NO_SIDE_EFFECTS__ */
export function texts<const Area extends string, const W extends Readonly<Record<string, Wording>>>(
  area: Area,
  wordings: W,
): Texts<Area, W> {
  const entries = Object.entries(wordings).map(([name, wording]) => [name, { key: `${area}.${name}`, wording }])
  return Object.fromEntries(entries) as Texts<Area, W>
}

/** The value of a slot: a string used unchanged, a number as a count, text that takes the casing of its surroundings, or a link. */
export type Value = string | number | Words | LinkValue

/** A link in a slot; its label is unchanged, and an unsafe address leaves only the label. */
export interface LinkValue {
  readonly href: string
  readonly label: string
}

/** Our own text in a slot; unlike names and other data it takes the casing of the text around it. */
export interface Words {
  readonly words: string
}

export type Values = Readonly<Record<string, Value>>

// The first closing brace may belong to a label, so the label is matched with it.
type SlotsIn<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${string}|${infer Label}` ? SlotsIn<`${Label}}`> : Exclude<Inside, TokenName>) | SlotsIn<Rest>
  : never

/** Names of the slots of a wording that no dictionary fills; a wording without a literal type may have any. */
export type Slots<W extends Wording> = W extends string
  ? string extends W
    ? string
    : SlotsIn<W>
  : W extends { readonly one: infer One extends string; readonly other: infer Other extends string }
    ? SlotsIn<One> | SlotsIn<Other> | 'count'
    : never

/** The argument list after a text: empty without slots, otherwise a value for each. */
export type ValuesOf<W extends Wording> = [Slots<W>] extends [never]
  ? []
  : string extends Slots<W>
    ? [values?: Values]
    : [values: Readonly<Record<Exclude<Slots<W>, 'count'>, Value>> & ('count' extends Slots<W> ? { readonly count: number } : unknown)]
