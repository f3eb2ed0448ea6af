import { creditsOpen, creditsReport } from './credits/commands.ts'
import { flagsClear, flagsList, flagsSet } from './flags/commands.ts'
import { feedImport, feedSample, feedSettle, feedUnmatched } from './feed/commands.ts'
import type { Command } from './command.ts'
import { merchantsImport } from './merchants/import.ts'

/** Every command of `pnpm api`. */
export const COMMANDS: readonly Command[] = [
  merchantsImport,
  feedImport,
  feedSettle,
  feedUnmatched,
  feedSample,
  creditsOpen,
  creditsReport,
  flagsList,
  flagsSet,
  flagsClear,
]
