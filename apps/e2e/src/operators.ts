import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '@dining/stack'

import { stack } from './stack.ts'

const run = promisify(execFile)

/** Runs a script with the data folder of the running stack; returns its output. Rejects if it fails. */
async function runInStack(script: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: join(stack().dataDir, 'api') }
  const { stdout } = await run(process.execPath, [join(ROOT, script), ...args], { env })
  return stdout
}

/** Runs `pnpm api …` against the running stack, like an operator; returns its output. Rejects if it fails. */
export const api = (...args: readonly string[]): Promise<string> => runInStack('apps/api/src/cli/main.ts', args)

/** A `demo …` command of the demonstration data, which no operator has. */
const demo = (...args: readonly string[]): Promise<string> => runInStack('tooling/demo-data/src/run-demo-command.ts', args)

/** Adds a member who is not activated; returns the public id. */
export async function inviteMember(partnerId: string): Promise<string> {
  return (await demo('invite', partnerId)).trim()
}

/** Unlinks every card of a member and leaves the account open, as a card goes that the partner's records no longer have. */
export async function unlinkCards(partnerId: string, email: string): Promise<void> {
  await demo('unlink', partnerId, email)
}
