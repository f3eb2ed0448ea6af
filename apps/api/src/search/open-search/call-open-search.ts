import { setTimeout as sleep } from 'node:timers/promises'

import { fail, succeed, type Result } from '@dining/domain'
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleType } from 'cockatiel'
import * as v from 'valibot'

/** The settings of OPEN_SEARCH_FILE. */
export interface OpenSearchSettings {
  /** Address of the cluster, without a slash at its end. */
  readonly url: string
  /** Beginning of the names of all indexes that this installation owns there. */
  readonly index: string
  readonly user?: string | undefined
  readonly password?: string | undefined
}

/**
 * Why a call has no result: `unavailable` may succeed later (no connection, too late, overloaded, no index yet), `refused` will not (rights, a request
 * that the cluster does not accept), `unreadable` is an answer that is not in the documented format.
 */
export interface OpenSearchFault {
  readonly kind: 'unavailable' | 'refused' | 'unreadable'
  /** Status of the answer; 0 without one. */
  readonly status: number
  /** The cluster's name for its error, such as `index_not_found_exception`; never a value of a request. */
  readonly reason: string
}

export interface OpenSearchCall<Schema extends v.GenericSchema> {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the cluster's address, with its slash. */
  readonly path: string
  /** One JSON body, or several as lines (NDJSON). */
  readonly body?: { readonly json: unknown } | { readonly lines: readonly unknown[] }
  readonly answer: Schema
  /** Milliseconds of one try; default: those that a visitor may wait. */
  readonly timeoutMs?: number
}

/** Calls a cluster. Every call may be repeated: it reads, or writes documents by their ids. */
export type CallOpenSearch = <Schema extends v.GenericSchema>(
  call: OpenSearchCall<Schema>,
) => Promise<Result<v.InferOutput<Schema>, OpenSearchFault>>

const VISITOR_MS = 2_000
/** Milliseconds before the second and last try. */
const RETRY_MS = 100
/** Calls in a row without an answer after which calls fail at once for a while. */
const PAUSE = { after: 6, forMs: 3_000 } as const
/** Statuses that mean "later": too many requests, and failures of the cluster or of what is before it. */
const LATER: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

class CallFailed extends Error {
  readonly fault: OpenSearchFault
  constructor(fault: OpenSearchFault) {
    super(`OpenSearch: ${fault.kind} (${fault.status} ${fault.reason})`)
    this.fault = fault
  }
}

/** A refusal, in the documented format. */
export const errorSchema = v.object({ error: v.object({ type: v.string() }) })

/** The type of the cluster's error, if the text is one. */
function reasonOf(text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), text)
  return parsed.success && /^[a-z_]{1,80}$/.test(parsed.output.error.type) ? parsed.output.error.type : ''
}

/** The fault that a status and the cluster's name for an error mean. */
export function faultOf(status: number, reason: string): OpenSearchFault {
  // Until the first load has ended, there is no index.
  const isLater = LATER.has(status) || reason === 'index_not_found_exception'
  return { kind: isLater ? 'unavailable' : 'refused', status, reason }
}

const mayRetry = (error: unknown) => error instanceof CallFailed && error.fault.kind === 'unavailable' && error.fault.status !== 404

/**
 * Calls of the cluster with these settings: each is tried twice if it may succeed later; after several without an answer, calls fail at once for some
 * seconds, so that visitors do not wait for a cluster that is down.
 */
export function openSearchCaller({ url, user, password }: OpenSearchSettings): CallOpenSearch {
  const breaker = circuitBreaker(
    handleType(CallFailed, ({ fault }) => fault.kind === 'unavailable' && fault.status !== 404),
    {
      halfOpenAfter: PAUSE.forMs,
      breaker: new ConsecutiveBreaker(PAUSE.after),
    },
  )
  const authorization = user === undefined ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` }

  async function once<Schema extends v.GenericSchema>(call: OpenSearchCall<Schema>): Promise<v.InferOutput<Schema>> {
    const { body } = call
    let response: Response
    let text: string
    try {
      response = await fetch(url + call.path, {
        method: call.method,
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...authorization,
          ...(body && { 'content-type': 'json' in body ? 'application/json' : 'application/x-ndjson' }),
        },
        ...(body && { body: 'json' in body ? JSON.stringify(body.json) : body.lines.map((line) => `${JSON.stringify(line)}\n`).join('') }),
        signal: AbortSignal.timeout(call.timeoutMs ?? VISITOR_MS),
      })
      text = await response.text()
    } catch {
      throw new CallFailed({ kind: 'unavailable', status: 0, reason: '' })
    }
    const { status } = response
    if (!response.ok) throw new CallFailed(faultOf(status, reasonOf(text)))
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), call.answer), text)
    if (!parsed.success) throw new CallFailed({ kind: 'unreadable', status, reason: '' })
    return parsed.output
  }

  return async (call) => {
    try {
      return succeed(
        await breaker
          .execute(() => once(call))
          .catch(async (error: unknown) => {
            if (!mayRetry(error)) throw error
            await sleep(RETRY_MS)
            return breaker.execute(() => once(call))
          }),
      )
    } catch (error) {
      if (error instanceof CallFailed) return fail(error.fault)
      if (error instanceof BrokenCircuitError) return fail({ kind: 'unavailable', status: 0, reason: 'paused' })
      throw error
    }
  }
}
