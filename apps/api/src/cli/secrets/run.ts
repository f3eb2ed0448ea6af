import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { HOUSEHOLD, JOIN_LINK_DAYS, fail, succeed, type Result } from '@dining/domain'
import { writePrivateFile } from '@dining/serving'

import { parseAppSecret, writtenAppSecret, type AppSecret } from '../../config/app-secret.ts'
import { hashKeyOf, unsubscribeKeyOf } from '../../config/secrets.ts'
import { MAX_PREVIEW_MS } from '../../use-cases/content/preview-link.ts'
import type { Print } from '../command.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const SECRET_BYTES = 32
/** Days for which something that a secret has signed or encrypted may be in use after it; a day more, since clocks and jobs are late. */
const NEEDED_DAYS = Math.max(JOIN_LINK_DAYS, HOUSEHOLD.invitationDays, MAX_PREVIEW_MS / DAY_MS) + 1

export const SECRETS = {
  name: 'secrets',
  summary: 'Rotates the secret of the installation (APP_SECRET_FILE) without a failed request',
  help: `The secret from which the API derives its keys.

  pnpm api secrets rotate <file> [--starts-in <minutes>] [--json]
  pnpm api secrets list <file> [--json]
  pnpm api secrets retire <file> [--now] [--json]

  <file>        the file of APP_SECRET_FILE of every API process
  --starts-in   minutes until the API signs and encrypts with the new secret, 60 by default; until then it accepts both
  --now         retires earlier secrets though something may still need them: after a leak
  --json        the secrets of the file without their values, or the error, as one JSON object
  --help        shows this

1. rotate, copy the file to every API process, and restart one after the other before the new secret starts.
2. pnpm api operators reseal, once it has started: keys of second factors are encrypted anew.
3. retire, ${NEEDED_DAYS} days later: what earlier secrets have signed or encrypted has ended then. Copy the file and restart as before.

Two keys of earlier secrets stay in the file: that of hashes in tables, which another key would not find again, and that of one-click addresses in mails.
After a leak, make new recovery codes for operators, too: pnpm api operators reset-factor.`,
} as const

interface Call {
  readonly action: 'rotate' | 'list' | 'retire'
  readonly path: string
  readonly startsInMs: number
  readonly isForced: boolean
  readonly json: boolean
}

/**
 * `pnpm api secrets`: changes a file on this machine and no data.
 * @param cwd folder that paths are relative to
 * @returns exit code: 0 done, 1 not done, 2 invalid arguments
 */
export function runSecrets(args: readonly string[], cwd: string, print: Print, now = new Date()): number {
  const call = readArguments(args)
  if (typeof call === 'string') {
    print(`${call} See pnpm api secrets --help.`)
    return 2
  }
  const file = resolve(cwd, call.path)
  const read = readFile(file)
  const changed = read.ok ? change(call, read.value, now) : read
  if (!changed.ok) {
    print(call.json ? JSON.stringify({ error: changed.error }) : changed.error)
    return 1
  }
  if (call.action !== 'list') writePrivateFile(file, writtenAppSecret(changed.value))
  for (const line of call.json ? [asJson(changed.value, now)] : linesOf(changed.value, now)) print(line)
  return 0
}

function change({ action, startsInMs, isForced }: Call, secret: AppSecret, now: Date): Result<AppSecret, string> {
  switch (action) {
    case 'list':
      return succeed(secret)
    case 'rotate':
      return rotated(secret, new Date(now.getTime() + startsInMs))
    case 'retire':
      return retired(secret, now, isForced)
  }
}

function readFile(file: string): Result<AppSecret, string> {
  try {
    return parseAppSecret(readFileSync(file, 'utf8'), file)
  } catch {
    return fail(`The secret file ${file} cannot be read.`)
  }
}

function rotated(before: AppSecret, from: Date): Result<AppSecret, string> {
  const last = before.secrets.at(-1)
  if (last && last.from >= from)
    return fail(`A later secret starts at ${last.from.toISOString()}. Wait until then, or restore the file from its last copy.`)
  const secret = Buffer.from(randomBytes(SECRET_BYTES).toString('base64url'))
  return succeed({ ...before, secrets: [...before.secrets, { secret, from }] })
}

function retired({ secrets, hashKey, unsubscribeKeys }: AppSecret, now: Date, isForced: boolean): Result<AppSecret, string> {
  const [first] = secrets
  const inUse = secrets.findLast(({ from }) => from <= now) ?? first
  const earlier = secrets.slice(0, secrets.indexOf(inUse))
  if (earlier.length === 0) return fail('No secret can be retired: none has been replaced by another one.')
  const due = new Date(inUse.from.getTime() + NEEDED_DAYS * DAY_MS)
  if (due > now && !isForced)
    return fail(
      `Earlier secrets may be retired from ${due.toISOString()}: until then links, unsent messages and unfinished enrollments may need them. --now retires them all the same.`,
    )
  return succeed({
    secrets: [inUse, ...secrets.slice(secrets.indexOf(inUse) + 1)],
    hashKey: hashKey ?? hashKeyOf(first.secret),
    unsubscribeKeys: [...unsubscribeKeys, ...earlier.map(({ secret }) => unsubscribeKeyOf(secret))],
  })
}

const inUseOf = ({ secrets }: AppSecret, now: Date) => secrets.findLast(({ from }) => from <= now) ?? secrets[0]
/** null: since the installation exists. */
const startOf = (from: Date) => (from.getTime() === 0 ? null : from.toISOString())

function asJson(file: AppSecret, now: Date): string {
  const inUse = inUseOf(file, now)
  const secrets = file.secrets.map((one) => ({ isInUse: one === inUse, from: startOf(one.from) }))
  return JSON.stringify({ secrets, isHashKeyRetired: file.hashKey !== null, retiredUnsubscribeKeys: file.unsubscribeKeys.length })
}

function linesOf(file: AppSecret, now: Date): readonly string[] {
  const { secrets, hashKey, unsubscribeKeys } = file
  const inUse = inUseOf(file, now)
  const lines = secrets.map((one, at) => {
    const since = startOf(one.from)
    return `Secret ${at + 1}: ${one === inUse ? 'in use' : 'accepted'}${since === null ? '' : `, from ${since}`}.`
  })
  if (hashKey) lines.push('Hashes have the key of the first secret, which is retired.')
  if (unsubscribeKeys.length > 0)
    lines.push(
      `One-click addresses of ${unsubscribeKeys.length} retired ${unsubscribeKeys.length === 1 ? 'secret' : 'secrets'} are accepted.`,
    )
  return lines
}

const isAction = (text: string | undefined): text is Call['action'] => text === 'rotate' || text === 'list' || text === 'retire'

/** The parts of a call, or what is wrong with it. */
function readArguments(args: readonly string[]): Call | string {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'starts-in': { type: 'string', default: '60' },
        now: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return error instanceof Error ? `${error.message.split('.')[0]}.` : 'The arguments are wrong.'
  }
  const [action, path, ...more] = parsed.positionals
  const { 'starts-in': startsIn, now: isForced, json } = parsed.values
  if (!isAction(action)) return 'Missing subcommand. Usage: pnpm api secrets rotate|list|retire.'
  if (path === undefined) return 'Missing file of the secret.'
  if (more.length > 0) return `Unexpected argument "${more[0]}".`
  if (!/^\d{1,6}$/.test(startsIn)) return '--starts-in must be a whole number of minutes.'
  return { action, path, startsInMs: Number(startsIn) * MINUTE_MS, isForced, json }
}
