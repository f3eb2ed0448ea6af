import { asActor, COMMAND_LINE } from '../audit/actor.ts'
import type { RunCommand } from '../socket/server.ts'
import type { Command, CommandDeps } from './command.ts'
import { COMMANDS } from './commands.ts'

/**
 * Runs commands by name on open data; used by the API's socket and the command line.
 * @param more commands besides those of `pnpm api`
 */
export function createCommandRunner(deps: CommandDeps, more: readonly Command[] = []): RunCommand {
  return (name, request, print, { user, host }) => {
    const command = [...COMMANDS, ...more].find((one) => one.name === name)
    const actor = { kind: 'command' as const, id: `${user}@${host}`, address: COMMAND_LINE, requestId: null }
    if (command) return asActor(actor, () => command.run(deps, request, print))
    print(`The running API does not have the command ${name}. It is of another version: restart it.`)
    return Promise.resolve(2)
  }
}
