import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import { isWeakSecret } from '@dining/serving/environment'

const SECRET_BYTES = 32

/** One secret of the installation. */
interface DatedSecret {
  readonly secret: Buffer
  /** It signs and encrypts from then on, and is accepted before. */
  readonly from: Date
}

/** What the secret file has: one secret, several while it is rotated, and keys of earlier ones that are needed for good. */
export interface AppSecret {
  /** At least one, the earliest first. */
  readonly secrets: readonly [DatedSecret, ...DatedSecret[]]
  /** The key of hashes, of the first secret that the installation had; null while that one is in the file. */
  readonly hashKey: Buffer | null
  /** The keys of one-click addresses that secrets of before have signed. */
  readonly unsubscribeKeys: readonly Buffer[]
}

/** A file that begins so has lines of a kind and a value each; any other is one secret. */
const KINDS = /^(?:secret|hash-key|unsubscribe-key) /
const ALWAYS = new Date(0)

/**
 * The secret from which all keys are derived. A given file is read and never written; without one, it is created once in the data folder,
 * readable only by the process's user.
 */
export async function readAppSecret(file: string | undefined, dataDir: string): Promise<Result<AppSecret, string>> {
  if (file !== undefined) return readSecretFile(file)
  const own = join(dataDir, 'app-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await createOnce(own)
  await chmod(own, 0o600)
  return readSecretFile(own)
}

/** Written to a temporary file and linked, so that neither a crash nor a second process leaves a partial file or replaces it. */
async function createOnce(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
}

async function readSecretFile(path: string): Promise<Result<AppSecret, string>> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return fail(`The secret file ${path} cannot be read. Create it, or unset APP_SECRET_FILE.`)
  return parseAppSecret(text, path)
}

/**
 * Reads the text of a secret file.
 * @param path for messages
 */
export function parseAppSecret(text: string, path: string): Result<AppSecret, string> {
  const lines = KINDS.test(text) ? text.trim().split(/\r?\n/) : [`secret ${text.trim()}`]
  const secrets: DatedSecret[] = []
  const keys: { readonly kind: string; readonly key: Buffer }[] = []
  for (const [at, line] of lines.entries()) {
    const [kind = '', value = '', since, ...more] = line.split(' ')
    const from = since === undefined ? ALWAYS : new Date(since)
    if (!KINDS.test(`${kind} `) || more.length > 0 || Number.isNaN(from.getTime()))
      return fail(`Line ${at + 1} of ${path} is not one that pnpm api secrets writes. Restore the file from its last copy.`)
    if (kind !== 'secret') keys.push({ kind, key: Buffer.from(value, 'base64url') })
    else {
      const secret = Buffer.from(value, 'utf8')
      if (secret.length < SECRET_BYTES)
        return fail(`The secret in ${path} is shorter than ${SECRET_BYTES} characters. Replace it with a longer one.`)
      if (isWeakSecret(value))
        return fail(`The secret in ${path} is repetitive or a well-known example. Replace it with the output of openssl rand -hex 32.`)
      secrets.push({ secret, from })
    }
  }
  if (keys.some(({ key }) => key.length !== SECRET_BYTES))
    return fail(`A key in ${path} has not ${SECRET_BYTES} bytes. Restore the file from its last copy.`)
  const [first, ...others] = secrets.toSorted((a, b) => a.from.getTime() - b.from.getTime())
  if (!first) return fail(`The file ${path} has no secret. Restore it from its last copy.`)
  return succeed({
    secrets: [first, ...others],
    hashKey: keys.find(({ kind }) => kind === 'hash-key')?.key ?? null,
    unsubscribeKeys: keys.filter(({ kind }) => kind === 'unsubscribe-key').map(({ key }) => key),
  })
}

/** The text of a secret file. */
export function writtenAppSecret({ secrets, hashKey, unsubscribeKeys }: AppSecret): string {
  const lines = [
    ...secrets.map(({ secret, from }) => `secret ${secret.toString('utf8')}${from.getTime() === 0 ? '' : ` ${from.toISOString()}`}`),
    ...(hashKey ? [`hash-key ${hashKey.toString('base64url')}`] : []),
    ...unsubscribeKeys.map((key) => `unsubscribe-key ${key.toString('base64url')}`),
  ]
  return `${lines.join('\n')}\n`
}
