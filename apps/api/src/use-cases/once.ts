import { createHash } from 'node:crypto'

import { fail, type Result } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { idempotencyRepo } from '../store/repositories/idempotency.ts'
import type { Tx } from '../store/tables.ts'

/** Milliseconds that the response of a finished key is stored (security.md "idempotency"). */
const KEPT_MS = 24 * 60 * 60 * 1000
/** Milliseconds after which a running call renews its claim, and without a renewal after which its process has ended. */
const RENEW_EVERY_MS = 3_000
export const ABANDONED_MS = 12_000
/** Milliseconds that a duplicate waits for the first call's response, and between two checks. */
const PATIENCE_MS = 15_000
const LOOK_EVERY_MS = 25

const SUCCEEDED = 200
const REFUSED = 400

export interface OnceScope {
  readonly partnerId: string
  readonly memberId: string
  /** From the caller's idempotency header; if undefined, the work is done without a record. */
  readonly key: string | undefined
  /** The request of the key: the same key with another request is refused. */
  readonly request: unknown
}

/** Writes the outcome in the same transaction as its effect, so that a crash between the two cannot happen. */
export type Finish = (tx: Tx, outcome: Result<unknown, Failure>) => Promise<void>

/** Ends the transaction of a call whose key a duplicate has taken over, because the call took too long. */
class KeyTaken extends Error {}

type OnceFailure = Failure<'idempotency-conflict' | 'vault-unavailable'>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Makes a request have one effect however often it arrives, also simultaneously: the first does the work, the others get its response.
 * The first call renews its claim while it runs. Without a renewal for ABANDONED_MS its process has ended and a duplicate does the work. A call that
 * could not renew its claim finds its key taken when it finishes, and its effect is undone.
 * `work` calls `finish` with every final outcome; another outcome (the vault was unavailable) can be retried.
 */
export async function once<T, F extends { readonly kind: string }>(
  deps: Pick<ApiDeps, 'store' | 'clock'>,
  scope: OnceScope,
  work: (finish: Finish) => Promise<Result<T, F>>,
): Promise<Result<T, F | OnceFailure>> {
  const { partnerId, memberId, key } = scope
  if (key === undefined) return work(() => Promise.resolve())
  const requestHash = createHash('sha256').update(JSON.stringify(scope.request)).digest('base64url')
  const patience = performance.now() + PATIENCE_MS

  const look = () =>
    deps.store.tenant(partnerId, async (tx) => {
      const keys = idempotencyRepo(tx, partnerId, memberId)
      const now = deps.clock()
      if (await keys.claim(key, requestHash, now)) return { kind: 'mine' as const, since: now }
      const row = await keys.find(key)
      if (!row) return { kind: 'wait' as const }
      const isRunning = row.status === null
      const age = now.getTime() - ((isRunning ? row.renewed_at : null) ?? row.created_at).getTime()
      if (age > (isRunning ? ABANDONED_MS : KEPT_MS)) {
        await keys.drop(row)
        return { kind: 'wait' as const }
      }
      if (row.request_hash !== requestHash) return { kind: 'conflict' as const }
      return isRunning ? { kind: 'wait' as const } : { kind: 'done' as const, outcome: row.body }
    })

  for (;;) {
    const seen = await look()
    if (seen.kind === 'conflict') return fail({ kind: 'idempotency-conflict' })
    // Written by `finish` below, from a value of this type.
    if (seen.kind === 'done') return seen.outcome as Result<T, F>
    if (seen.kind === 'mine') return run(seen.since)
    if (performance.now() > patience) return fail({ kind: 'vault-unavailable' })
    await wait(LOOK_EVERY_MS)
  }

  async function run(since: Date): Promise<Result<T, F | OnceFailure>> {
    const row = { key: key ?? '', created_at: since }
    const renewing = setInterval(() => {
      // A renewal that fails shortens the claim, and the next one comes soon.
      deps.store.tenant(partnerId, (tx) => idempotencyRepo(tx, partnerId, memberId).renew(row, deps.clock())).catch(() => undefined)
    }, RENEW_EVERY_MS)
    try {
      return await work(async (tx, result) => {
        const isOurs = await idempotencyRepo(tx, partnerId, memberId).finish(row, result.ok ? SUCCEEDED : REFUSED, result)
        if (!isOurs) throw new KeyTaken()
      })
    } catch (error) {
      if (error instanceof KeyTaken) return fail({ kind: 'vault-unavailable' })
      throw error
    } finally {
      clearInterval(renewing)
      await deps.store.tenant(partnerId, (tx) => idempotencyRepo(tx, partnerId, memberId).release(row))
    }
  }
}
