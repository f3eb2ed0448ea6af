export type { ContentFile } from './file.ts'
export type { Item } from './items.ts'
export { readContentSet, type ContentRead, type Dropped } from './read.ts'
export type { EntryOf, FieldsInputOf, GlobalEntry } from './sets.ts'
