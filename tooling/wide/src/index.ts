export { covered } from './covered.ts'
export { scaled } from './scale.ts'
