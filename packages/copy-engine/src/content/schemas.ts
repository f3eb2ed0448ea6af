export { itemSchema } from './items.ts'
export { schemaOf } from './read.ts'
export { addressSchema, pictureSchema, switchSchema, textSchema, wordsSchema } from './text.ts'
