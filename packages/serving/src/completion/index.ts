export { runCompletion } from './command.ts'
export { completionScript, SHELLS, type Shell } from './scripts.ts'
export { completionTable } from './table.ts'
export { candidatesOf, readUsage, type Candidates, type KnownValues, type OptionTypes, type Usage } from './usage.ts'
