import { editDistance } from '../store/edit-distance.ts'
import { AUDIT_PURGE, runAuditPurge } from './audit/purge.ts'
import { APART, COMPLETION, runApiCompletion } from './completion.ts'
import { CALLER_KEYS, runCallerKeys } from './caller-keys/run.ts'
import { backup } from './backup/backup.ts'
import { RESTORE, runRestore } from './backup/restore.ts'
import { runBackup } from './backup/run-backup.ts'
import { commandEnvironment } from './command-environment.ts'
import type { Command, Print } from './command.ts'
import { COMMANDS } from './commands.ts'
import { runAtData } from './data-access.ts'
import { dataLocationOf } from './data-location.ts'
import { DRY_RUN } from './dry-run.ts'
import { MIGRATE, runMigrate } from './migrate.ts'
import { runSecrets, SECRETS } from './secrets/run.ts'

export interface Terminal {
  readonly out: Print
  /** For invalid arguments. */
  readonly err: Print
}

/** Maximum edit distance between a mistyped command and its suggestion. */
const SUGGESTED_WITHIN = 4

function overview(): string {
  const all = [...COMMANDS, ...APART]
  const width = Math.max(...all.map(({ name }) => name.length))
  return [
    'Commands for operators. They run in the API process that has the data, or directly on the data if no API runs.',
    '',
    ...all.map(({ name, summary }) => `  pnpm api ${name.padEnd(width)}  ${summary}`),
    '',
    'Run a command with --help for its options. The data is that of pnpm start unless DATA_DIR or DATABASE_URL is set.',
  ].join('\n')
}

/**
 * `pnpm api …`
 * @param cwd folder that paths are relative to
 * @returns exit code: 0 done, 1 not done or not all of it, 2 invalid arguments
 */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
  { out, err }: Terminal,
): Promise<number> {
  const environment = commandEnvironment.read(env)
  if (!environment.ok) {
    err(environment.error)
    return 2
  }
  const [first, second] = args
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    out(overview())
    return first === undefined ? 2 : 0
  }
  if (first === MIGRATE.name) return migrate(args.slice(1), env, { out, err })
  if (`${first} ${second}` === AUDIT_PURGE.name) return auditPurge(args.slice(2), env, { out, err })
  for (const [named, run] of [
    [CALLER_KEYS, runCallerKeys],
    [SECRETS, runSecrets],
    [RESTORE, runRestore],
    [COMPLETION, (rest: readonly string[]) => runApiCompletion(rest, dataLocationOf(env).partnersDir, out, err)],
  ] as const) {
    if (first !== named.name) continue
    if (!args.includes('--help') && !args.includes('-h')) return run(args.slice(1), cwd, out)
    out(named.help)
    return 0
  }
  const name = [first, second].filter((word) => word !== undefined && !word.startsWith('-')).join(' ')
  const command = COMMANDS.find((one) => one.name === name) ?? COMMANDS.find((one) => one.name === first)
  const rest = args.slice(command?.name.split(' ').length ?? 0)
  if (!command) {
    err(unknownCommand(name))
    return args.includes('--help') ? 0 : 2
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    out(command.help)
    return 0
  }
  return run(command, rest, env, cwd, { out, err })
}

async function run(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
  { out, err }: Terminal,
) {
  const request = command.readLine(args, cwd)
  if (!request.ok) {
    err(
      request.error.startsWith('Missing')
        ? `${request.error} Usage: pnpm api ${command.usage}`
        : `${request.error} See pnpm api ${command.name} --help.`,
    )
    return 2
  }
  if (command === backup) return runBackup(request.value, env, out)
  return runAtData(dataLocationOf(env), command.isDryRun(args) ? command.name + DRY_RUN : command.name, request.value, out)
}

async function migrate(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { out, err }: Terminal,
): Promise<number> {
  const [first] = args
  if (first === '--help' || first === '-h') {
    out(MIGRATE.help)
    return 0
  }
  if (first === undefined) return runMigrate(env, out)
  err(`Unexpected argument "${first}". See pnpm api migrate --help.`)
  return 2
}

function auditPurge(args: readonly string[], env: Readonly<Record<string, string | undefined>>, { out, err }: Terminal): Promise<number> {
  if (!args.includes('--help') && !args.includes('-h')) return runAuditPurge(args, env, err)
  out(AUDIT_PURGE.help)
  return Promise.resolve(0)
}

/** The error for an unknown command: the subcommands of its group, or the most similar command. */
function unknownCommand(name: string): string {
  const group = COMMANDS.filter((one) => one.name.startsWith(`${name} `))
  if (group.length > 0)
    return `Missing subcommand. Usage: pnpm api ${name} ${group.map((one) => one.name.slice(name.length + 1)).join('|')}`
  const [nearest] = [...COMMANDS, ...APART]
    .map((one) => ({ name: one.name, distance: editDistance(name, one.name) }))
    .toSorted((a, b) => a.distance - b.distance)
  const suggestion = nearest && nearest.distance <= SUGGESTED_WITHIN ? `Did you mean ${nearest.name}? ` : ''
  return `Unknown command "${name}". ${suggestion}See pnpm api --help.`
}
