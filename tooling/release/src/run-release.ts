import { join } from 'node:path'

import { partnerIds } from '@dining/partner/choose'
import { runTool, type Terminal } from '@dining/partner/run-tool'
import { ROOT } from '@dining/stack'

import { canaryCommand } from './canary-command.ts'
import type { Command, ProcessContext } from './command.ts'
import { compareCommand } from './compare-command.ts'
import { diffCommand } from './diff-command.ts'
import { HELP } from './help.ts'
import { listCommand } from './list-command.ts'
import { promoteCommand, rollbackCommand } from './promote-command.ts'
import { pushCommand } from './push-command.ts'
import { serveCommand } from './serve-command.ts'
import { openStore } from './store/open-store.ts'
import { createReleases } from './store/releases.ts'
import { verifyCommand } from './verify-command.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  verify: verifyCommand,
  push: pushCommand,
  list: listCommand,
  diff: diffCommand,
  serve: serveCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  canary: canaryCommand,
  compare: compareCommand,
}

const TOOL = {
  name: 'pnpm release',
  help: HELP,
  commands: Object.keys(COMMANDS),
  options: {
    store: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    state: { type: 'string' },
    'keep-hours': { type: 'string', default: '72' },
    timeout: { type: 'string', default: '60' },
    share: { type: 'string' },
    'rollback-above': { type: 'string' },
    after: { type: 'string', default: '200' },
    'dry-run': { type: 'boolean', default: false },
  },
} as const

/** `pnpm release …`; see its help. @returns exit code: 0 done, 1 not done or faults found, 2 invalid arguments */
export function runRelease(
  args: readonly string[],
  terminal: Terminal,
  { env, cwd }: ProcessContext,
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> {
  const known = async () => {
    const ids = await partnerIds(join(ROOT, 'partners'))
    return { partner: ids, before: ids, after: ids }
  }
  return runTool({ ...TOOL, known }, args, terminal, async (name, words, values) => {
    const { 'keep-hours': keepHours, 'rollback-above': rollbackAbove, 'dry-run': dryRun, ...others } = values
    const { store, json, port, host, state, timeout, share, after } = others
    const releases = createReleases(await openStore(store ?? env['RELEASE_STORE'], { env, cwd }))
    const command = COMMANDS[name]
    const options = { json, port, host, state, keepHours, timeout, share, rollbackAbove, after, dryRun }
    return command ? command({ ...options, words, releases, env, cwd, stopping, ...terminal }) : 2
  })
}
