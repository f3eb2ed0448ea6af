import { readFileSync, statSync } from 'node:fs'

import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { jsonIssues } from '../environment/json-issues.ts'
import { isWeakSecret } from '../environment/secret-strength.ts'
import { writePrivateFile } from '../private-files.ts'

/** The id of the studio, which writes content, as a caller. */
export const STUDIO_CALLER = '@studio'

/** Milliseconds between two checks of the file. */
const WATCH_MS = 2_000

const time = v.pipe(
  v.string('must be a time'),
  v.isoTimestamp('must be a time such as 2026-11-22T10:00:00.000Z'),
  v.transform((text) => new Date(text)),
)

const keySchema = v.strictObject({
  /** Identifies the key in a proof. Not secret. */
  id: v.pipe(v.string('must be text'), v.regex(/^[\w-]{1,64}$/, 'must have up to 64 letters, digits, - and _')),
  /** Id of the partner whose web server has the key, or STUDIO_CALLER. */
  caller: v.pipe(v.string('must be text'), v.regex(/^(?:@studio|[a-z\d-]+)$/, 'must be the id of a partner or @studio')),
  secret: v.pipe(
    v.string('must be text'),
    v.check((secret) => !isWeakSecret(secret), 'must be a random secret of at least 32 characters'),
  ),
  /** The caller signs with the key from this time on. */
  from: time,
  /** The API accepts the key until this time. */
  until: v.exactOptional(time),
})

const fileSchema = v.strictObject({
  keys: v.pipe(
    v.array(keySchema, 'must be a list of keys'),
    v.check((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'must have a different id for each key'),
  ),
})

/** A secret that one caller shares with the API. */
export type CallerKey = v.InferOutput<typeof keySchema>

/** The keys of a file that may change while it is used. */
export interface CallerKeys {
  current(): readonly CallerKey[]
  /** Ends watching the file. */
  close(): void
}

/** Reads a file of keys. The error names the file and what is wrong in it, without a secret. */
export function readCallerKeys(file: string): Result<readonly CallerKey[], string> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return fail(`The file ${file} of CALLER_KEYS_FILE cannot be read. Create it with pnpm api caller-keys rotate.`)
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), fileSchema), text)
  if (parsed.success) return succeed(parsed.output.keys)
  return fail(`The file ${file} of CALLER_KEYS_FILE is invalid: ${jsonIssues(parsed.issues)}.`)
}

/** Writes a file of keys, readable only by this user, in one step: a reader sees the old file or the new one. */
export function writeCallerKeys(file: string, keys: readonly CallerKey[]): void {
  writePrivateFile(file, `${JSON.stringify({ keys }, undefined, 2)}\n`)
}

/** Changes with the file; the same while there is none. */
function versionOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.mtimeNs} ${stat.size}` : ''
}

/**
 * Reads a file of keys and follows its changes. A changed file that is invalid is ignored, and the keys do not change.
 * @param onFault called with the error of a changed file that is invalid
 */
export function openCallerKeys(file: string, onFault: (error: string) => void): Result<CallerKeys, string> {
  // Before the file is read: `watchFile` looks at it first some time later, and does not notice a change before that.
  let version = versionOf(file)
  const first = readCallerKeys(file)
  if (!first.ok) return first
  let keys = first.value
  const check = setInterval(() => {
    const latest = versionOf(file)
    if (latest === version) return
    version = latest
    const read = readCallerKeys(file)
    if (read.ok) keys = read.value
    else onFault(read.error)
  }, WATCH_MS)
  check.unref()
  return succeed({ current: () => keys, close: () => clearInterval(check) })
}
