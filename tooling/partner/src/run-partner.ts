import { join, resolve, sep } from 'node:path'

import { ROOT, StackError } from '@dining/stack'

import { buildCommand } from './build-command.ts'
import { checkCommand } from './check-command.ts'
import { partnerIds } from './choose.ts'
import type { Command } from './command.ts'
import { explainCommand } from './explain-command.ts'
import { HELP } from './help.ts'
import { listCommand } from './list-command.ts'
import { newCommand } from './new-command.ts'
import { packCommand } from './pack-command.ts'
import { runTool, type Terminal } from './run-tool.ts'
import { screenshotsCommand } from './screenshots-command.ts'
import { sheetCommand } from './sheet-command.ts'
import { sizeCommand } from './size-command.ts'
import { tokensCommand } from './tokens-command.ts'
import { traceCommand } from './trace-command.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  list: listCommand,
  new: newCommand,
  check: checkCommand,
  explain: explainCommand,
  build: buildCommand,
  size: sizeCommand,
  sheet: sheetCommand,
  screenshots: screenshotsCommand,
  tokens: tokensCommand,
  pack: packCommand,
  trace: traceCommand,
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
    review: { type: 'boolean', default: false },
    baselines: { type: 'string' },
    out: { type: 'string' },
    partners: { type: 'string' },
    since: { type: 'string' },
  },
} as const

/** `pnpm partner …`; see its help. @returns exit code: 0 done, 1 not done or issues found, 2 invalid arguments */
export function runPartner(args: readonly string[], terminal: Terminal, partnersDir: string = join(ROOT, 'partners')): Promise<number> {
  const known = async () => ({ id: await partnerIds(partnersDir), 'new id': [] })
  return runTool({ ...TOOL, known }, args, terminal, async (name, words, { out: written, partners, help: _, ...options }) => {
    if (partners !== undefined && name !== 'pack') {
      terminal.err('--partners is an option of pack. See pnpm partner --help.')
      return 2
    }
    const typed = (path: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
    const folder = written === undefined ? undefined : typed(written)
    const read = partners === undefined ? partnersDir : typed(partners)
    // The compiler of style sheets finds modules below its root alone.
    if (partners !== undefined && !read.startsWith(ROOT + sep))
      throw new StackError(`--partners ${partners} is outside of ${ROOT}. Copy the folder into it, such as to .cache/.`)
    const command = COMMANDS[name]
    return command ? command({ ...options, words, folder, partnersDir: read, ...terminal }) : 2
  })
}
