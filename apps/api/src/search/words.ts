/** Shortest text that is also found where the names write it with other blanks: "mcdonalds" and "mc donalds". */
export const MIN_JOINED = 5

/** Words of a restaurant's search text by field: its name, then each cuisine. */
export const fieldsOf = (searchText: string): readonly (readonly string[])[] =>
  searchText.split('|').map((field) => field.split(' ').filter((word) => word !== ''))

/** Whether the text is the beginning of words of a field, which may be written apart: "mcdon" is the beginning of "mc donalds". */
function beginsWords(field: readonly string[], text: string): boolean {
  const last = text.length < MIN_JOINED ? 1 : Infinity
  return field.some(
    (first, start) =>
      first.startsWith(text) ||
      field
        .slice(start, start + last)
        .join('')
        .startsWith(text),
  )
}

/**
 * Whether a search text has every typed word as the beginning of a word, in any order. Two neighbours may be written as one, and one word as several, if
 * they have five letters together: "mc donalds" and "mcdonalds" find the same.
 */
export function hasWords(fields: readonly (readonly string[])[], words: readonly string[]): boolean {
  const found = (text: string) => fields.some((field) => beginsWords(field, text))
  const from = (index: number): boolean => {
    const [word, after] = [words[index], words[index + 1]]
    if (word === undefined) return true
    if (found(word) && from(index + 1)) return true
    return after !== undefined && word.length + after.length >= MIN_JOINED && found(word + after) && from(index + 2)
  }
  return from(0)
}

/**
 * How well a typed text describes a restaurant: 3 if it is the name or a cuisine, 2 if it is a part of one, 1 if all words are words of it, 0 if some
 * are only beginnings. Restaurants of one level are sorted by distance, so that a cuisine finds the nearest.
 */
export function matchLevels(text: string): (searchText: string) => 0 | 1 | 2 | 3 {
  const whole = `| ${text} |`
  const part = ` ${text} `
  const words = text.split(' ').map((word) => ` ${word} `)
  return (searchText) => {
    // Each field is between " | ".
    const padded = ` |${searchText} |`
    if (padded.includes(whole)) return 3
    if (padded.includes(part)) return 2
    return words.every((word) => padded.includes(word)) ? 1 : 0
  }
}

/** A typed word, and what it may be together with its neighbours: a word that begins one of them is not corrected. */
export function writtenWith(words: readonly string[], index: number): readonly string[] {
  const [before = '', word = '', after = ''] = [words[index - 1], words[index], words[index + 1]]
  const joined = [before && before + word, after && word + after].filter((text) => text.length >= MIN_JOINED)
  return [word, ...joined]
}
