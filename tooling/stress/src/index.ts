export { covered, leftOut, progress } from './covered.ts'
export { isWhole, scaled } from './scale.ts'
