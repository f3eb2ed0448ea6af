/**
 * Limits of reports of dines that were not credited. The specification gives the first day alone (ACTIVITY-02): the last one is that on which lines of the
 * feed without a member are last tried, and the others bound what one member can send.
 */
export const MISSING_DINE = {
  /** Days in which a dine can be reported. */
  withinDays: 90,
  /** Most reports of a member that wait for a decision. */
  maxOpen: 5,
  /** Most reports of a member in `recentDays`. */
  maxRecent: 10,
  recentDays: 30,
  /** Most characters of a member's note, and of a message about a report. */
  noteLength: 500,
  messageLength: 1_000,
  /** The largest bill. Cents. */
  maxAmountCents: 1_000_000,
} as const

/** `asked`: an operator waits for the member's answer. */
export const MISSING_DINE_STATES = ['open', 'asked', 'granted', 'refused'] as const
export type MissingDineState = (typeof MISSING_DINE_STATES)[number]
