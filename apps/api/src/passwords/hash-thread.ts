import { argon2Sync } from 'node:crypto'

import type { KeyRequest } from './hash-threads.ts'

/** What a thread of `hash-threads.ts` runs. */
export default function keyOf({ password, salt, cost, keyBytes }: KeyRequest): Uint8Array {
  return argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory: cost.memoryKib,
    passes: cost.passes,
    parallelism: cost.lanes,
    tagLength: keyBytes,
  })
}
