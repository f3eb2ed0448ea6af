/**
 * What is wrong:
 * - `dropped`: the set's schema does not hold it, so a page would leave it out
 * - `unknown-token`, `cycle`, `stray-brace`: something in braces that cannot be shown
 * - `empty`: nothing, or nothing but a gap, is left for some visitors
 * - `overflow`: too wide or too long for its place on the narrowest screen
 * - `casing`, `mark`, `punctuation`: names, signs and stops other than the partner writes them
 * - `dead-link`: an address that this partner or visitor does not have
 * - `no-alternative`: a picture that nobody can hear
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
  | 'dead-link'
  | 'no-alternative'

/** Something to mend in the words of an entry. */
export interface WordFinding {
  /** Where in the entry's fields: `user_states.0.banner_text.1.fields.text_mobile`; empty for the entry itself. */
  readonly path: string
  readonly kind: FindingKind
  readonly problem: string
  readonly remedy: string
}
