import { join } from 'node:path'

import { runCli } from '@dining/api/cli'
import { runTool, type Terminal } from '@dining/partner/run-tool'
import { ROOT } from '@dining/stack'

import { checkCommand } from './check-command.ts'
import type { Command, ProcessContext } from './command.ts'
import { diffCommand } from './diff-command.ts'
import { AT_THE_DATA, HELP } from './help.ts'
import { textsCommand } from './texts-command.ts'

const COMMANDS: Readonly<Record<string, Command>> = { check: checkCommand, diff: diffCommand, texts: textsCommand }

const TOOL = {
  name: 'pnpm content',
  help: HELP,
  commands: [...Object.keys(COMMANDS), ...AT_THE_DATA.keys()],
  options: { words: { type: 'boolean', default: false } },
} as const

/** `pnpm content …`; see its help. Passes commands on data to the API. @returns 0 done, 1 not done or findings, 2 invalid arguments */
export async function runContent(args: readonly string[], terminal: Terminal, { env, cwd }: ProcessContext): Promise<number> {
  // pnpm passes "--" on.
  const typed = args.filter((arg) => arg !== '--')
  // The API's commands have their own options.
  if (AT_THE_DATA.has(typed[0] ?? '')) return runCli(['content', ...typed], env, cwd, terminal)
  const partnersDir = env['PARTNERS_DIR'] || join(ROOT, 'partners')
  return runTool(TOOL, typed, terminal, async (name, words, { json, words: wordsOnly }) => {
    const command = COMMANDS[name]
    return command ? command({ words, json, wordsOnly, env, partnersDir, ...terminal }) : 2
  })
}
