import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import { isWeakSecret } from '@dining/serving/environment'

const SECRET_BYTES = 32

/**
 * The secret from which all keys are derived. A given file is read and never written; without one, it is created once in the data folder,
 * readable only by the process's user.
 */
export async function readAppSecret(file: string | undefined, dataDir: string): Promise<Result<Buffer, string>> {
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

async function readSecretFile(path: string): Promise<Result<Buffer, string>> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return fail(`The secret file ${path} cannot be read. Create it, or unset APP_SECRET_FILE.`)
  const secret = Buffer.from(text.trim(), 'utf8')
  if (secret.length < SECRET_BYTES)
    return fail(`The secret in ${path} is shorter than ${SECRET_BYTES} characters. Replace it with a longer one.`)
  if (isWeakSecret(text.trim()))
    return fail(`The secret in ${path} is repetitive or a well-known example. Replace it with the output of openssl rand -hex 32.`)
  return succeed(secret)
}
