export { COMMANDS } from './commands.ts'
export { dataPlaceOf } from './data-place.ts'
export { runCli } from './run-cli.ts'
