import { join } from 'node:path'

import { ROOT } from '@dining/stack'

import { buildCommand } from './build-command.ts'
import { checkCommand } from './check-command.ts'
import type { Command } from './command.ts'
import { explainCommand } from './explain-command.ts'
import { HELP } from './help.ts'
import { listCommand } from './list-command.ts'
import { newCommand } from './new-command.ts'
import { packCommand } from './pack-command.ts'
import { runTool, type Terminal } from './run-tool.ts'
import { sheetCommand } from './sheet-command.ts'
import { sizeCommand } from './size-command.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  list: listCommand,
  new: newCommand,
  check: checkCommand,
  explain: explainCommand,
  build: buildCommand,
  size: sizeCommand,
  sheet: sheetCommand,
  pack: packCommand,
}

const TOOL = {
  name: 'pnpm partner',
  help: HELP,
  commands: Object.keys(COMMANDS),
  options: {
    sources: { type: 'boolean', default: false },
    blind: { type: 'boolean', default: false },
    notices: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    baselines: { type: 'string' },
    out: { type: 'string' },
  },
} as const

/** `pnpm partner …`; see its help. @returns exit code: 0 done, 1 not done or issues found, 2 invalid arguments */
export function runPartner(args: readonly string[], terminal: Terminal, partnersDir: string = join(ROOT, 'partners')): Promise<number> {
  return runTool(TOOL, args, terminal, async (name, words, { json, sources, blind, notices, approve, baselines, out: packs }) => {
    const command = COMMANDS[name]
    return command ? command({ words, json, sources, blind, notices, approve, baselines, packs, partnersDir, ...terminal }) : 2
  })
}
