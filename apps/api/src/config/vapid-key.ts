import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { fail, succeed, type Result } from '@dining/domain'

import { readVapidKey } from '../adapters/push/push.ts'

/** Bytes of a private key on P-256. */
const KEY_BYTES = 32

/** A key of this installation, always the same, so that a development database keeps its browsers. */
function derivedKey(secret: Buffer): KeyObject {
  const keys = createECDH('prime256v1')
  // Below the order of the curve, which begins with 32 bits of ones, except with a chance of 1 to 2³².
  keys.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, 'dining-api', 'push key', KEY_BYTES)))
  const point = keys.getPublicKey()
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const d = keys.getPrivateKey().toString('base64url')
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d } })
}

/**
 * The key that signs notices to push services. Without a file, production sends none, and development has a key of its own.
 * @param secret of the installation
 */
export async function readPushKey(
  file: string | undefined,
  secret: Buffer,
  isProduction: boolean,
): Promise<Result<KeyObject | null, string>> {
  if (file === undefined) return succeed(isProduction ? null : derivedKey(secret))
  const pem = await readFile(file, 'utf8').catch(() => null)
  if (pem === null) return fail(`The file ${file} of PUSH_KEY_FILE cannot be read. Create it, or unset PUSH_KEY_FILE.`)
  const key = readVapidKey(pem)
  if (key) return succeed(key)
  return fail(
    `The file ${file} of PUSH_KEY_FILE is no private key on P-256. Create one: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out ${file}`,
  )
}
