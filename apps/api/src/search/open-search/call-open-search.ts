import { fail, succeed, type Result } from '@dining/domain'
import { Client, errors } from '@opensearch-project/opensearch'
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, ConstantBackoff, handleType, retry, wrap } from 'cockatiel'
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

/** The type of the cluster's error, if the body of an answer is one. */
function reasonOf(body: unknown): string {
  const parsed = v.safeParse(errorSchema, body)
  return parsed.success && /^[a-z_]{1,80}$/.test(parsed.output.error.type) ? parsed.output.error.type : ''
}

/** The fault that a status and the cluster's name for an error mean. */
export function faultOf(status: number, reason: string): OpenSearchFault {
  // Until the first load has ended, there is no index.
  const isLater = LATER.has(status) || reason === 'index_not_found_exception'
  return { kind: isLater ? 'unavailable' : 'refused', status, reason }
}

/** The fault that a failure of the client means; undefined for a mistake in the program. */
function faultOfFailure(failure: unknown): OpenSearchFault | undefined {
  if (failure instanceof errors.ResponseError) return faultOf(failure.statusCode, reasonOf(failure.body))
  if (failure instanceof errors.DeserializationError) return { kind: 'unreadable', status: 0, reason: '' }
  // No connection, too late, given up, or none that works.
  const hasNoAnswer =
    failure instanceof errors.ConnectionError ||
    failure instanceof errors.TimeoutError ||
    failure instanceof errors.RequestAbortedError ||
    failure instanceof errors.NoLivingConnectionsError
  return hasNoAnswer ? { kind: 'unavailable', status: 0, reason: '' } : undefined
}

/** Failures that may pass; a missing index is none, since it lasts until the first load has ended. */
const passing = handleType(CallFailed, ({ fault }) => fault.kind === 'unavailable' && fault.status !== 404)

/**
 * Calls of the cluster with these settings, through its official client: each is tried twice if it may succeed later; after several without an answer,
 * calls fail at once for some seconds, so that visitors do not wait for a cluster that is down.
 */
export function openSearchCaller({ url, user, password }: OpenSearchSettings): CallOpenSearch {
  const auth = user === undefined ? {} : { auth: { username: user, password: password ?? '' } }
  // The client repeats no call that was refused because of too much load, so that it repeats none here.
  const client = new Client({ node: url, maxRetries: 0, ...auth })
  const breaker = circuitBreaker(passing, { halfOpenAfter: PAUSE.forMs, breaker: new ConsecutiveBreaker(PAUSE.after) })
  const policy = wrap(retry(passing, { maxAttempts: 1, backoff: new ConstantBackoff(RETRY_MS) }), breaker)

  async function once<Schema extends v.GenericSchema>(call: OpenSearchCall<Schema>): Promise<v.InferOutput<Schema>> {
    const { method, path, body, answer, timeoutMs = VISITOR_MS } = call
    const sent = body === undefined ? {} : 'json' in body ? { body: JSON.stringify(body.json) } : { bulkBody: lines(body.lines) }
    const request = client.transport.request({ method, path, ...sent }, { requestTimeout: timeoutMs })
    // The client's own limit is of each pause in an answer.
    const late = setTimeout(() => request.abort(), timeoutMs)
    try {
      const { statusCode, body: answered } = await request
      const parsed = v.safeParse(answer, answered)
      if (!parsed.success) throw new CallFailed({ kind: 'unreadable', status: statusCode ?? 0, reason: '' })
      return parsed.output
    } catch (failure) {
      const fault = faultOfFailure(failure)
      throw fault ? new CallFailed(fault) : failure
    } finally {
      clearTimeout(late)
    }
  }

  return async (call) => {
    try {
      return succeed(await policy.execute(() => once(call)))
    } catch (error) {
      if (error instanceof CallFailed) return fail(error.fault)
      if (error instanceof BrokenCircuitError) return fail({ kind: 'unavailable', status: 0, reason: 'paused' })
      throw error
    }
  }
}

/** The lines of a body in NDJSON. */
const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')
