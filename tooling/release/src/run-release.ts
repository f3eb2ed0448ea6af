import { join, resolve } from 'node:path'

import { runTool, type Terminal } from '@dining/partner/run-tool'
import { ROOT } from '@dining/stack'

import type { Command, ProcessContext } from './command.ts'
import { diffCommand } from './diff-command.ts'
import { HELP } from './help.ts'
import { listCommand } from './list-command.ts'
import { promoteCommand, rollbackCommand } from './promote-command.ts'
import { pushCommand } from './push-command.ts'
import { serveCommand } from './serve-command.ts'
import { folderStore } from './store/folder-store.ts'
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
  },
} as const

/** `pnpm release …`; see its help. @returns exit code: 0 done, 1 not done or faults found, 2 invalid arguments */
export function runRelease(
  args: readonly string[],
  terminal: Terminal,
  { env, cwd }: ProcessContext,
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> {
  return runTool(TOOL, args, terminal, async (name, words, { json, store, port, host, state, 'keep-hours': keepHours, timeout }) => {
    const folder = store ?? env['RELEASE_STORE']
    const releases = createReleases(folderStore(folder ? resolve(cwd, folder) : join(ROOT, '.cache/releases')))
    const command = COMMANDS[name]
    return command ? command({ words, json, releases, port, host, state, keepHours, timeout, env, cwd, stopping, ...terminal }) : 2
  })
}
