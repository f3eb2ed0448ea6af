import { randomBytes } from 'node:crypto'

import type { CallerKey } from './caller-keys.ts'

const SECRET_BYTES = 32
const ID_BYTES = 4

interface Rotation {
  readonly caller: string
  /** Milliseconds until the caller signs with the new key: longer than both files take to reach their processes. */
  readonly startsInMs: number
  /** Milliseconds that the API accepts the old keys after that. */
  readonly overlapMs: number
}

/** Adds a key for a caller, sets the end of its older ones and removes those that have ended. */
export function rotateKey(keys: readonly CallerKey[], { caller, startsInMs, overlapMs }: Rotation, now: number): readonly CallerKey[] {
  const from = new Date(now + startsInMs)
  const end = new Date(from.getTime() + overlapMs)
  const added: CallerKey = {
    id: `${from.toISOString().slice(0, 10)}-${randomBytes(ID_BYTES).toString('hex')}`,
    caller,
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
    from,
  }
  const live = keys.filter(({ until }) => until === undefined || until.getTime() > now)
  return [...live.map((key) => (key.caller === caller && key.until === undefined ? { ...key, until: end } : key)), added]
}
