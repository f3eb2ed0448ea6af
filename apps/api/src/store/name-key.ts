/** Words for food emoji that are typed instead of a word. */
const FOOD_OF_EMOJI: Readonly<Record<string, string>> = {
  '🍕': 'pizza',
  '🍔': 'burger',
  '🍣': 'sushi',
  '🍱': 'japanese',
  '🍜': 'ramen',
  '🍝': 'italian',
  '🌮': 'mexican',
  '🌯': 'mexican',
  '🥩': 'steak',
  '🍖': 'barbecue',
  '🍗': 'chicken',
  '🦞': 'seafood',
  '🦀': 'seafood',
  '🦐': 'seafood',
  '🐟': 'seafood',
  '🍛': 'indian',
  '🥟': 'chinese',
  '🥡': 'chinese',
  '🥐': 'french',
  '🥖': 'french',
  '🥗': 'vegetarian',
  '🥙': 'mediterranean',
  '🧆': 'mediterranean',
  '🍰': 'dessert',
  '🍨': 'dessert',
  '🍦': 'dessert',
  '☕': 'coffee',
  '🥞': 'breakfast',
  '🍳': 'breakfast',
}

/** Replaces each food emoji of a text by its word. */
export function withWordsForEmoji(text: string): string {
  return text.replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${FOOD_OF_EMOJI[emoji] ?? emoji} `)
}

/**
 * The form in which names of places and restaurants are compared: lower case, no accents, no punctuation, short forms of "saint", "fort" and
 * "mount". "St. Louis", "saint louis" and "Saint  Louis" are equal. Letters of every script are kept.
 */
export function nameKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’‘`]/g, '')
    .toLowerCase()
    .replace(/[^\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
}
