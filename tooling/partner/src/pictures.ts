export { compareLengths } from './sheet/compare.ts'
export { escaped } from './sheet/html.ts'
export { settled, signIn } from './sheet/pictures.ts'
