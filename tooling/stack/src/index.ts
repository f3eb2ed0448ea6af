export { DATA_DIR, startStack } from './run/stack.ts'
export type { Stack, StackOptions } from './run/stack.ts'
export type { Choice } from './run/partners.ts'
export { StackError } from './stack-error.ts'
