import { readdirSync } from 'node:fs'

import { readUsage, runCompletion, type Usage } from '@dining/serving/completion'
import { STUDIO_CALLER } from '@dining/serving/callers'

import { AUDIT_PURGE } from './audit/purge.ts'
import { RESTORE } from './backup/restore.ts'
import { CALLER_KEYS } from './caller-keys/run.ts'
import type { Print } from './command.ts'
import { COMMANDS } from './commands.ts'
import { MIGRATE } from './migrate.ts'
import { SECRETS } from './secrets/run.ts'

export const COMPLETION = {
  name: 'completion',
  summary: 'Prints the script with which bash, zsh or fish complete these commands.',
  help: `Prints a script for a shell, which completes commands, options, ids of partners and other values that are known.

  pnpm api completion bash|zsh|fish

  bash  pnpm --silent api completion bash > ~/.local/share/dining-api.bash, and in ~/.bashrc: source ~/.local/share/dining-api.bash
  zsh   pnpm --silent api completion zsh > ~/.local/share/dining-api.zsh, and in ~/.zshrc after compinit: source ~/.local/share/dining-api.zsh
  fish  pnpm --silent api completion fish > ~/.config/fish/conf.d/dining-api.fish

pnpm partner and pnpm release have the same command. Print the script again after a new partner or a new version.`,
} as const

/** Commands that take part in no API process: their help has their usage. */
export const APART = [RESTORE, AUDIT_PURGE, MIGRATE, CALLER_KEYS, SECRETS, COMPLETION] as const

/** Every command as its definition describes it. @param partners ids */
function usages(partners: readonly string[]): readonly Usage[] {
  const ids = { partner: partners, '--partner': partners, '--partners': partners, '<partner>|@studio': [...partners, STUDIO_CALLER] }
  const own = COMMANDS.map(({ usage, known, options }) => readUsage(usage, { ...ids, ...known }, options))
  const apart = APART.flatMap(({ help }) =>
    [...help.matchAll(/^ {2}(?:[A-Z_]+=\S+ )?pnpm api (.+)$/gm)].map(([, line = '']) => readUsage(line, ids)),
  )
  return [...own, ...apart]
}

/**
 * `pnpm api completion`.
 * @param partnersDir folder with one folder for each partner
 * @returns exit code: 0 done, 2 invalid arguments
 */
export function runApiCompletion(args: readonly string[], partnersDir: string, out: Print, err: Print): number {
  const partners = () => readdirSync(partnersDir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  return runCompletion({ tool: 'api', help: 'pnpm api completion --help', usages: () => usages(partners()) }, args, out, err)
}
