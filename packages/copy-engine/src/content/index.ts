export type { Item } from './items.ts'
export { readContentSet, type ContentRead, type Dropped } from './read.ts'
export type { ContentFile, EntryOf, FieldsInputOf, GlobalEntry } from './sets.ts'
