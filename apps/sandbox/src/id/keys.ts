import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { exportJWK, generateKeyPair, type JWK } from 'jose'
import * as v from 'valibot'

/** State of a provider that survives restarts: its signing key, and the key that signs its cookies. */
export interface Keys {
  readonly signing: JWK
  readonly cookie: string
}

const keysSchema = v.pipe(v.string(), v.parseJson(), v.object({ signing: v.looseObject({ kty: v.string() }), cookie: v.string() }))

/** The keys of a folder; created if there are none that can be read. */
export async function readKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json')
  const kept = v.safeParse(keysSchema, await readFile(file, 'utf8').catch(() => ''))
  if (kept.success) return kept.output
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = { signing: { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }, cookie: randomBytes(32).toString('base64url') }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
