/**
 * Classes and codes of PostgreSQL with which a call may succeed later: no connection, no room for another one, a server that ends or starts, a lost race
 * for rows, a lock that was not given in time.
 */
const PASSING_STATE = /^(?:08|53|57P0|40001|40P01|55P03)/
/** Of Node's connections. */
const PASSING_CODES: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** Of pg itself, which gives them no code: an answer or a connection that did not come in time, and a connection that broke. */
const PASSING_TEXT =
  /^(?:Query read timeout|timeout e(?:xceeded|xpired)\b|Connection terminated\b|Client has encountered a connection error)/

/** Whether a call failed because the database is away or overloaded, so that the same call may succeed later: not a bug, and not the caller's mistake. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (PASSING_CODES.has(code) || PASSING_STATE.test(code) || PASSING_TEXT.test(error.message)) return true
  // An attempt at several addresses fails with all their errors.
  return error instanceof AggregateError ? error.errors.some(isPassingFault) : isPassingFault(error.cause)
}
