export { COMMANDS } from './commands.ts'
export { dataLocationOf } from './data-location.ts'
export { runCli } from './run-cli.ts'
