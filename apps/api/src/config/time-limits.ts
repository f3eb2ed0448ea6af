/** Milliseconds that a call waits for a connection to the database, and for the answer to a statement. */
export const DATABASE_LIMITS = { forConnection: 5_000, forAnswer: 6_000 } as const

/** Milliseconds of one call to the vault, and the number of tries to register a card. */
export const VAULT_LIMITS = { forAnswer: 4_000, tries: 2 } as const

/** No call has more transactions. */
const TRANSACTIONS = 8

/**
 * Milliseconds after which a call that must run only once has ended: `startClaim` with each transaction as slow as its connection and a statement
 * may be, each try at registering the card, and the start of the verification.
 */
export const LONGEST_CALL_MS =
  TRANSACTIONS * (DATABASE_LIMITS.forConnection + DATABASE_LIMITS.forAnswer) + (VAULT_LIMITS.tries + 1) * VAULT_LIMITS.forAnswer
