import { nameKey } from '../name-key.ts'

/** What a search for a restaurant or cuisine is compared with, and how the typed text is brought to the same form. */
export function searchText(name: string, cuisines: readonly string[]): string {
  return [name, ...cuisines].map(nameKey).join(' | ')
}
