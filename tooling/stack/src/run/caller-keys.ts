import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import {
  createSigner,
  readCallerKeys,
  rotateKey,
  STUDIO_CALLER,
  writeCallerKeys,
  type CallerKey,
  type SignRequest,
} from '@dining/serving/callers'

import { StackError } from '../stack-error.ts'

const FOLDER = 'callers'
const API_FILE = 'api.json'
const AT_ONCE = { startsInMs: 0, overlapMs: 0 }

/** The key files of one stack. */
export interface CallerFiles {
  /** For the API: the keys of all callers. */
  readonly api: string
  readonly studio: string
  /** For the web server of a partner: its own keys. */
  readonly web: (partnerId: string) => string
}

/** Writes new keys with which the web servers of these partners and the studio authenticate to the API. */
export function writeCallerFiles(dataDir: string, partnerIds: readonly string[]): CallerFiles {
  const folder = join(dataDir, FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = (name: string) => join(folder, `${name}.json`)
  let keys: readonly CallerKey[] = []
  for (const caller of [STUDIO_CALLER, ...partnerIds]) {
    const [key] = rotateKey([], { caller, ...AT_ONCE }, Date.now())
    if (!key) continue
    writeCallerKeys(caller === STUDIO_CALLER ? file('studio') : file(`web-${caller}`), [key])
    keys = [...keys, key]
  }
  writeCallerKeys(join(folder, API_FILE), keys)
  return { api: join(folder, API_FILE), studio: file('studio'), web: (partnerId) => file(`web-${partnerId}`) }
}

/** Signs requests to the API of a running stack as the web server of a partner does. Throws StackError if the partner is not served. */
export function stackSigner(dataDir: string, partnerId: string): SignRequest {
  const keys = readCallerKeys(join(dataDir, FOLDER, API_FILE))
  if (!keys.ok) throw new StackError(keys.error)
  const signer = createSigner({ current: () => keys.value }, partnerId)
  if (!signer.ok) throw new StackError(signer.error)
  return signer.value
}
