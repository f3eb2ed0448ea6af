export { covered, progress } from './covered.ts'
export { scaled } from './scale.ts'
