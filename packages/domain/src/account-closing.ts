const DAY_MS = 86_400_000

/** Days between a member's request to close the account and its erasure, in which the member can still keep it. */
export const CLOSING_DAYS = 14

/** The word that a member types to close the account; capitals do not matter. */
export const CLOSING_WORD = 'CLOSE'

/** When an account is erased whose member asks now to close it. */
export const erasureTime = (now: Date): Date => new Date(now.getTime() + CLOSING_DAYS * DAY_MS)

/** Whether a member has typed the word that closes the account. */
export const confirmsClosing = (typed: string): boolean => typed.trim().toUpperCase() === CLOSING_WORD
