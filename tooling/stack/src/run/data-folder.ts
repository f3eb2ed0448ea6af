import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { StackError } from '../stack-error.ts'
import { takeLock } from './socket-lock.ts'

export interface DataFolder {
  readonly path: string
  /** A folder of its own within for one app. */
  readonly of: (app: string) => string
  /** Shared by API and vault for their calls; created once. */
  readonly vaultToken: string
  /** Shared by the vault and the local card processor; made once. */
  readonly networkToken: string
  /** The vault's master keys: beside the data folder, since no key may lie in it. */
  readonly keyFile: string
  /** Shared by the API and the partners' identity providers; made once. */
  readonly clientSecret: string
  readonly release: () => Promise<void>
}

/**
 * Locks a data folder for this stack, empties it if `fresh`, and creates missing parts.
 * Throws StackError if another stack uses it, or if it cannot be written.
 */
export async function takeDataFolder(folder: string, fresh: boolean): Promise<DataFolder> {
  const path = resolve(folder)
  const release = await takeLock(path)
  if (!release) throw new StackError(`Another start uses the data in ${path}: stop it first, or choose another folder with --data.`)
  try {
    if (fresh) for (const folder of [path, `${path}-keys`]) rmSync(folder, { recursive: true, force: true })
    mkdirSync(path, { recursive: true, mode: 0o700 })
    // A folder that was there may have another mode; logs and keys below it are for this user alone.
    chmodSync(path, 0o700)
    return {
      path,
      of: (app) => join(path, app),
      vaultToken: token(join(path, 'vault-token')),
      networkToken: token(join(path, 'network-token')),
      keyFile: join(`${path}-keys`, 'vault-keys.json'),
      clientSecret: token(join(path, 'client-secret')),
      release,
    }
  } catch (error) {
    await release()
    throw new StackError(`The data folder ${path} cannot be used (${String(error)}): choose another with --data.`)
  }
}

/** No data depends on it, so a damaged one is recreated. */
function token(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (/^[\da-f]{64}$/.test(kept)) return kept
  const made = randomBytes(32).toString('hex')
  writeFileSync(file, made, { mode: 0o600 })
  return made
}
