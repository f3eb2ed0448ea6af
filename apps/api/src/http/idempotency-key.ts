/** The format of an idempotency key (IDEMPOTENCY_HEADER). */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{16,64}$/
