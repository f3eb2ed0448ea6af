/** Names that keep their letters in every casing, for every partner. */
export const COMMON_NAMES: readonly string[] = [
  'Visa',
  'Mastercard',
  'American Express',
  'Amex',
  'OpenTable',
  'iPhone',
  'iPad',
  'iOS',
  'Android',
  'App Store',
  'Google Play',
  'VIP',
  'ZIP',
  'U.S.',
]

/** Source of a pattern that finds addresses in running text; bounded and anchored to the start of a word, so that no input makes the search slow. */
export const ADDRESS = String.raw`https?:\/\/[^\s<>"]+|www\.[^\s<>"]+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}\.\p{L}{2,63}`

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/**
 * Finds text that casing must not change: addresses and names, whole words only, the longest first.
 * @param names the partner's own
 */
export function fixedWords(names: readonly string[]): RegExp {
  const all = [...new Set([...names, ...COMMON_NAMES])].filter((name) => name.trim() !== '').toSorted((a, b) => b.length - a.length)
  return new RegExp(String.raw`${ADDRESS}|(?<![\p{L}\p{N}])(?:${all.map(escape).join('|')})(?![\p{L}\p{N}])`, 'gu')
}
