/**
 * The kind of a finding:
 * - `dropped`: the set's schema rejects it, so a page would omit it
 * - `unknown-token`, `cycle`, `stray-brace`: something in braces that cannot be shown
 * - `empty`: for some visitors the text is empty or only a gap
 * - `overflow`: too wide or too long for its location on the narrowest screen
 * - `casing`, `mark`, `punctuation`: names, signs and stops that differ from the partner's spelling
 * - `figure`: an amount, a rate or a number of days that is not the program's
 * - `broken-link`: an address that this partner or visitor does not have
 * - `no-alternative`: a picture without an alternative text
 */
export type FindingKind =
  | 'dropped'
  | 'unknown-token'
  | 'cycle'
  | 'stray-brace'
  | 'empty'
  | 'overflow'
  | 'casing'
  | 'mark'
  | 'punctuation'
  | 'figure'
  | 'broken-link'
  | 'no-alternative'

/** A finding in the texts of an entry. */
export interface WordFinding {
  /** Location in the entry's fields: `user_states.0.banner_text.1.fields.text_mobile`; empty for the entry itself. */
  readonly path: string
  readonly kind: FindingKind
  readonly problem: string
  readonly remedy: string
}
