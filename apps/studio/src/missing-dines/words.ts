/** "$86.40" from cents. */
export const dollars = (cents: number): string => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

/** "Tuesday, February 10, 2026" from an ISO date. */
export const dayWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`))
