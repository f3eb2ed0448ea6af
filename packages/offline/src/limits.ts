/** Limits of what a device keeps for use without a connection (issue 17, "Offline near me"). */
export const KEPT = {
  /** Miles around the place: what a visitor in a street walks or drives to. */
  radiusMiles: 5,
  /** The most restaurants around the place: as many as one call of the search answers. */
  restaurants: 50,
  /** The most saved restaurants that are kept wherever they are, the last saved first. */
  saved: 50,
  /** The most searched texts. */
  searches: 5,
  /** The most bytes of the kept restaurants, as JSON. */
  bytes: 2_000_000,
  /** Bytes of a restaurant, for the size that is shown before they are loaded; the demonstration data have 1,300 on average. */
  bytesOfOne: 1_500,
  /** Milliseconds after which they are loaded again when a page is open: a day. */
  freshMs: 86_400_000,
  /** Milliseconds from which their age is shown as a warning: 30 days. */
  oldMs: 30 * 86_400_000,
  /** Miles between two searched places from which the restaurants around the later one are kept. */
  movedMiles: 1,
  /** Calls at the same time while they are loaded, so that the page keeps its bandwidth. */
  callsAtOnce: 3,
} as const

/** The most actions that wait for a connection. */
export const MAX_UNSENT = 50
