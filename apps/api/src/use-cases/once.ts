import { createHash } from 'node:crypto'

import { fail, type Result } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { idempotencyRepo, type IdempotencyRow } from '../store/repositories/idempotency.ts'
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

/** Writes a final outcome in the same transaction as its effect, so that a crash between the two cannot happen. */
export type Finish = (tx: Tx, outcome: Result<unknown, Failure>) => Promise<void>

/** Ends the transaction of a call whose key a duplicate has taken over, because the call took too long. */
class KeyTaken extends Error {}

type OnceFailure = Failure<'idempotency-conflict' | 'vault-unavailable'>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The two steps of a call. A failure of the first one that `finish` did not record can be retried, as an unfinished outcome of the second one can. */
interface Steps<R, B, T, F> {
  /** Reads what `begin` needs; sent together with the claim of the key, so also for a call that does not get it. */
  readonly read: (tx: Tx) => Promise<R>
  /** Runs in the transaction that has claimed the key. */
  readonly begin: (tx: Tx, finish: Finish, read: R) => Promise<Result<B, F>>
  /** Runs after it, in transactions of its own. Calls `finish` with every final outcome. */
  readonly work: (begun: B, finish: Finish) => Promise<Result<T, F>>
}

/**
 * Makes a request have one effect however often it arrives, also simultaneously: the first does the work, the others get its response.
 * The first call renews its claim while it runs. Without a renewal for ABANDONED_MS its process has ended and a duplicate does the work. A call that
 * could not renew its claim finds its key taken when it finishes, and its effect is undone.
 * @param tx of the partner; claims the key and runs the first step
 * @returns the rest of the call, to be run after the transaction
 */
export async function once<R, B, T, F extends { readonly kind: string }>(
  tx: Tx,
  deps: Pick<ApiDeps, 'store' | 'clock'>,
  scope: OnceScope,
  steps: Steps<R, B, T, F>,
): Promise<() => Promise<Result<T, F | OnceFailure>>> {
  const { partnerId, memberId, key } = scope
  if (key === undefined) {
    const withoutRecord = () => Promise.resolve()
    const begun = await steps.begin(tx, withoutRecord, await steps.read(tx))
    return async () => (begun.ok ? steps.work(begun.value, withoutRecord) : begun)
  }
  const requestHash = createHash('sha256').update(JSON.stringify(scope.request)).digest('base64url')
  const first = await look(tx)
  return async () => {
    const patience = performance.now() + PATIENCE_MS
    for (let seen = first; ; seen = await deps.store.admitting.tenant(partnerId, look)) {
      if (seen.kind === 'conflict') return fail({ kind: 'idempotency-conflict' })
      // Written by `finish` below, from a value of this type.
      if (seen.kind === 'done') return seen.outcome as Result<T, F>
      if (seen.kind === 'refused') return seen.failure
      if (seen.kind === 'mine') return run(seen)
      if (performance.now() > patience) return fail({ kind: 'vault-unavailable' })
      await wait(LOOK_EVERY_MS)
    }
  }

  async function look(on: Tx) {
    const keys = idempotencyRepo(on, partnerId, memberId)
    const since = deps.clock()
    const row = { key: key ?? '', created_at: since }
    // Sent together, so that they take one round trip to the database.
    const [isMine, read] = await Promise.all([keys.claim(row.key, requestHash, since), steps.read(on)])
    if (isMine) {
      let isFinished = false
      const finish: Finish = async (_, outcome) => {
        isFinished = true
        await keys.finish(row, outcome.ok ? SUCCEEDED : REFUSED, outcome)
      }
      const begun = await steps.begin(on, finish, read)
      if (begun.ok) return { kind: 'mine' as const, row, begun: begun.value }
      if (!isFinished) await keys.release(row)
      return { kind: 'refused' as const, failure: begun }
    }
    const found = await keys.find(row.key)
    if (!found) return { kind: 'wait' as const }
    const isRunning = found.status === null
    const age = since.getTime() - ((isRunning ? found.renewed_at : null) ?? found.created_at).getTime()
    if (age > (isRunning ? ABANDONED_MS : KEPT_MS)) {
      await keys.drop(found)
      return { kind: 'wait' as const }
    }
    if (found.request_hash !== requestHash) return { kind: 'conflict' as const }
    return isRunning ? { kind: 'wait' as const } : { kind: 'done' as const, outcome: found.body }
  }

  async function run({ row, begun }: Extract<Awaited<ReturnType<typeof look>>, { kind: 'mine' }>): Promise<Result<T, F | OnceFailure>> {
    let isFinished = false
    const renewing = setInterval(() => {
      // A renewal that fails shortens the claim, and the next one comes soon.
      deps.store.tenant(partnerId, (on) => idempotencyRepo(on, partnerId, memberId).renew(row, deps.clock())).catch(() => undefined)
    }, RENEW_EVERY_MS)
    try {
      const result = await steps.work(begun, async (on, outcome) => {
        const isOurs = await idempotencyRepo(on, partnerId, memberId).finish(row, outcome.ok ? SUCCEEDED : REFUSED, outcome)
        if (!isOurs) throw new KeyTaken()
        isFinished = true
      })
      if (!isFinished) await release(row)
      return result
    } catch (error) {
      await release(row)
      if (error instanceof KeyTaken) return fail({ kind: 'vault-unavailable' })
      throw error
    } finally {
      clearInterval(renewing)
    }
  }

  async function release(row: Pick<IdempotencyRow, 'key' | 'created_at'>): Promise<void> {
    await deps.store.tenant(partnerId, (on) => idempotencyRepo(on, partnerId, memberId).release(row))
  }
}
