import { nameKey, withWordsForEmoji } from './name-key.ts'

/** Spellings that differ too much from the intended word to be found as typing errors. */
const SAME_WORD: Readonly<Record<string, string>> = {
  bbq: 'barbecue',
  barbeque: 'barbecue',
  veggie: 'vegetarian',
  poboy: 'cajun',
  gelato: 'dessert',
}

/** The text that a search compares: the words of name and cuisines, each after a blank, so that "% thai%" finds beginnings of words only. */
export function searchText(name: string, cuisines: readonly string[]): string {
  return ` ${[name, ...cuisines].map(nameKey).join(' | ')}`
}

/** A typed name or cuisine in the form of `searchText`. */
export function typedText(text: string): string {
  return nameKey(withWordsForEmoji(text))
    .split(' ')
    .map((word) => SAME_WORD[word] ?? word)
    .join(' ')
}
