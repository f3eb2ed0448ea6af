import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PARTNER_HEADER } from '@dining/contract'
import { createSigner, signedFetch, writeCallerKeys, type CallerKey, type SignedFetch, type SignRequest } from '@dining/serving/callers'

/** The key of a caller of the API under test: the same in every process of a test. */
function testKey(caller: string): CallerKey {
  const secret = createHash('sha256').update(`test ${caller}`).digest('base64url')
  return { id: `test-${caller.replace('@', '')}`, caller, secret, from: new Date(0) }
}

/** Keys of the callers of the API under test. */
export const testKeys = (callers: readonly string[]) => ({ current: () => callers.map(testKey) })

/** Signs requests as a caller of the API under test does. @param caller id of a partner, or STUDIO_CALLER */
export function testSigner(caller: string): SignRequest {
  const signer = createSigner(testKeys([caller]), caller)
  if (!signer.ok) throw new Error(signer.error)
  return signer.value
}

/** A file with the keys of these callers, for CALLER_KEYS_FILE. It is removed when the process ends. */
export function testCallerKeysFile(callers: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'caller-keys-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'keys.json')
  writeCallerKeys(file, callers.map(testKey))
  return file
}

/** Sends requests to the API under test as the web server of a partner does. */
export function fetchAs(app: { readonly fetch: (request: Request) => Response | Promise<Response> }, partnerId: string): SignedFetch {
  const signed = signedFetch(testSigner(partnerId), (request) => app.fetch(request))
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.set(PARTNER_HEADER, partnerId)
    return signed(request)
  }
}
