import type { TokenName } from './tokens.ts'

/** Words of one text; with two forms the number in `{count}` chooses. */
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

/** What stands in a slot: a string exactly as it is, a number as a count, words that take the text's casing, or a link. */
export type Value = string | number | Words | LinkValue

/** A link in a slot; its label stays as it is, and an address that is not safe leaves the label alone. */
export interface LinkValue {
  readonly href: string
  readonly label: string
}

/** Words of ours in a slot; unlike names and other data they follow the casing of the text around them. */
export interface Words {
  readonly words: string
}

export type Values = Readonly<Record<string, Value>>

// The first brace that closes may be one of a label's own, so the label is read with it.
type SlotsIn<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${string}|${infer Label}` ? SlotsIn<`${Label}}`> : Exclude<Inside, TokenName>) | SlotsIn<Rest>
  : never

/** Names of the slots of a wording that no dictionary fills; a wording that isn't known by type may have any. */
export type Slots<W extends Wording> = W extends string
  ? string extends W
    ? string
    : SlotsIn<W>
  : W extends { readonly one: infer One extends string; readonly other: infer Other extends string }
    ? SlotsIn<One> | SlotsIn<Other> | 'count'
    : never

/** The argument list after a text: nothing without slots, else a value for each. */
export type ValuesOf<W extends Wording> = [Slots<W>] extends [never]
  ? []
  : string extends Slots<W>
    ? [values?: Values]
    : [values: Readonly<Record<Exclude<Slots<W>, 'count'>, Value>> & ('count' extends Slots<W> ? { readonly count: number } : unknown)]
