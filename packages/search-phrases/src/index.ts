export type { PhraseContext, PhraseSearch, Reading } from './phrase.ts'
export { readPhrase } from './read-phrase.ts'
