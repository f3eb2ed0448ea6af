import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readCallerKeys, rotateKey, STUDIO_CALLER, writeCallerKeys, type CallerKey } from '@dining/serving/callers'

import type { Print } from '../command.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

export const CALLER_KEYS = {
  name: 'caller-keys',
  summary: 'Adds, rotates, lists and removes the keys with which web servers and the studio authenticate to the API',
  help: `Keys with which the web servers of a partner, and the studio, authenticate to the API.

  pnpm api caller-keys rotate <keys.json> <partner>|@studio --out <file> [--starts-in <minutes>] [--overlap <hours>]
  pnpm api caller-keys list <keys.json> [--json]
  pnpm api caller-keys remove <keys.json> <key id>

  <keys.json>   the file of CALLER_KEYS_FILE of the API; rotate creates it
  --out         the file of CALLER_KEYS_FILE of that partner's web servers, or of the studio; written with their keys alone
  --starts-in   minutes until the caller signs with the new key, 5 by default: both files must reach their processes before
  --overlap     hours for which the API still accepts the old keys after that, 24 by default
  --json        list: one object per line, without the keys themselves
  --help        shows this

Processes follow a changed file within seconds. Copy keys.json to every API process first, then <file> to its caller.
Use remove for a key that has become known to others: its requests are refused as soon as the API has read the file.`,
} as const

interface Options {
  readonly out: string | undefined
  readonly startsInMs: number
  readonly overlapMs: number
  readonly json: boolean
}

/**
 * `pnpm api caller-keys`: changes files on this machine and no data.
 * @param cwd folder that paths are relative to
 * @returns exit code: 0 done, 1 not done, 2 invalid arguments
 */
export function runCallerKeys(args: readonly string[], cwd: string, print: Print, now = Date.now()): number {
  const parsed = readArguments(args)
  if (typeof parsed === 'string') return fails(print, `${parsed} See pnpm api caller-keys --help.`, 2)
  const { action, path, subject, options } = parsed
  const file = resolve(cwd, path)
  const isNew = action === 'rotate' && !existsSync(file)
  const read = isNew ? { ok: true as const, value: [] } : readCallerKeys(file)
  if (!read.ok) return fails(print, read.error, 1)
  if (action === 'list') return list(read.value, options.json, print, now)
  if (action === 'remove') {
    if (!read.value.some(({ id }) => id === subject)) return fails(print, `There is no key ${subject} in ${file}.`, 1)
    const kept = read.value.filter(({ id }) => id !== subject)
    writeCallerKeys(file, kept)
    print(`Removed the key ${subject}.`)
    return 0
  }
  const keys = rotateKey(read.value, { caller: subject, ...options }, now)
  const added = keys.at(-1)
  writeCallerKeys(file, keys)
  print(`Added the key ${added?.id} of ${subject}, used from ${added?.from.toISOString()}.`)
  if (options.out === undefined) return 0
  const own = keys.filter(({ caller }) => caller === subject)
  writeCallerKeys(resolve(cwd, options.out), own)
  print(`Wrote ${own.length} keys of ${subject} to ${resolve(cwd, options.out)}.`)
  return 0
}

function fails(print: Print, why: string, code: number): number {
  print(why)
  return code
}

function list(keys: readonly CallerKey[], json: boolean, print: Print, now: number): number {
  if (json) {
    for (const { id, caller, from, until } of keys) print(JSON.stringify({ id, caller, from, ...(until && { until }) }))
    return 0
  }
  for (const { id, caller, from, until } of keys) {
    const end = until === undefined ? '' : `${until.getTime() <= now ? ', ended' : ', ends'} ${until.toISOString()}`
    print(`${id}  ${caller}  from ${from.toISOString()}${end}`)
  }
  if (keys.length === 0) print('There are no keys.')
  return 0
}

type Action = 'rotate' | 'list' | 'remove'
const isAction = (text: string | undefined): text is Action => text === 'rotate' || text === 'list' || text === 'remove'

/** The parts of a call, or what is wrong with it. */
function readArguments(args: readonly string[]) {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        out: { type: 'string' },
        'starts-in': { type: 'string', default: '5' },
        overlap: { type: 'string', default: '24' },
      },
    })
  } catch (error) {
    return error instanceof Error ? `${error.message.split('.')[0]}.` : 'The arguments are wrong.'
  }
  const [action, path, subject = ''] = parsed.positionals
  const { out, json, 'starts-in': startsIn, overlap } = parsed.values
  if (!isAction(action)) return 'Missing subcommand. Usage: pnpm api caller-keys rotate|list|remove.'
  if (path === undefined) return 'Missing file of keys.'
  if (action === 'rotate' && subject !== STUDIO_CALLER && !/^[a-z\d-]+$/.test(subject)) return 'Missing partner id or @studio.'
  if (action === 'remove' && subject === '') return 'Missing key id.'
  if (!/^\d+$/.test(startsIn) || !/^\d+$/.test(overlap)) return '--starts-in and --overlap must be whole numbers.'
  if (json && action !== 'list') return '--json is an option of list.'
  const options: Options = { out, json, startsInMs: Number(startsIn) * MINUTE_MS, overlapMs: Number(overlap) * HOUR_MS }
  return { action, path, subject, options }
}
