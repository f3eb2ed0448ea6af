import * as v from 'valibot'

/**
 * Where a web server makes several reading calls of one page as one request: `call` holds path and query of each, in a repeated parameter. It is not
 * below /api, which browsers can reach.
 */
export const READS_PATH = '/reads'

/** Maximum number of calls in one request. */
export const MAX_READS = 12

/** An answer for each call, in their order; null for one that has to be made on its own. */
export const readsSchema = v.pipe(
  v.array(v.nullable(v.object({ status: v.pipe(v.number(), v.integer()), body: v.unknown() }))),
  v.maxLength(MAX_READS),
)
