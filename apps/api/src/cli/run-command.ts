import type { RunCommand } from '../socket/server.ts'
import type { CommandDeps } from './command.ts'
import { COMMANDS } from './commands.ts'

/** Runs commands by their names on open data; what the API's socket and the command line share. */
export function createCommandRunner(deps: CommandDeps): RunCommand {
  return (name, request, say) => {
    const command = COMMANDS.find((one) => one.name === name)
    if (command) return command.run(deps, request, say)
    say(`The running API knows no command ${name}. It is of another version: start it anew.`)
    return Promise.resolve(2)
  }
}
