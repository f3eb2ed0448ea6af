import { undoing } from '../store/undone.ts'
import type { CommandDeps } from './command.ts'

/**
 * What follows the name of a command that is only to show what it would do. It is a part of the name, so that an API of before, which does not know it,
 * refuses the command and does not run it.
 */
export const DRY_RUN = ' --dry-run'

/** The same, with which nothing stays changed and no message is sent. For a command whose changes are one transaction: a second one would not see them. */
export const withoutEffect = (deps: CommandDeps): CommandDeps => ({
  ...deps,
  store: undoing(deps.store),
  outbox: { dispatch: () => Promise.resolve() },
})
