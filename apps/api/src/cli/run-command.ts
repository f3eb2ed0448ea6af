import { asActor, COMMAND_LINE } from '../audit/actor.ts'
import type { RunCommand } from '../socket/server.ts'
import type { Command, CommandDeps } from './command.ts'
import { COMMANDS } from './commands.ts'
import { DRY_RUN, withoutEffect } from './dry-run.ts'

/**
 * Runs commands by name on open data; used by the API's socket and the command line.
 * @param more commands besides those of `pnpm api`
 */
export function createCommandRunner(deps: CommandDeps, more: readonly Command[] = []): RunCommand {
  return (name, request, print, { user, host }) => {
    const isDryRun = name.endsWith(DRY_RUN)
    const command = [...COMMANDS, ...more].find((one) => one.name === (isDryRun ? name.slice(0, -DRY_RUN.length) : name))
    const actor = { kind: 'command' as const, id: `${user}@${host}`, address: COMMAND_LINE, requestId: null }
    if (command && isDryRun && command.isOneChange) {
      print('Dry run: nothing is changed. The command would end with:')
      return asActor(actor, () => command.run(withoutEffect(deps), request, print))
    }
    if (command && !isDryRun) return asActor(actor, () => command.run(deps, request, print))
    print(`The running API does not have the command ${name}. It is of another version: restart it.`)
    return Promise.resolve(2)
  }
}
