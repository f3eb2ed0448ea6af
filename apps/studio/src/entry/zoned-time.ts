/** Milliseconds by which clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

/**
 * The moment at which clocks of a zone show this; one that they skip in spring is taken as if they had not gone forward yet.
 * @param wall as the platform's field gives it: "2026-05-04T09:30"
 */
export function momentIn(timeZone: string, wall: string): Date | null {
  const naive = Date.parse(`${wall}Z`)
  if (Number.isNaN(naive)) return null
  const first = naive - offsetAt(naive, timeZone)
  return new Date(naive - offsetAt(first, timeZone))
}

/** What clocks of a zone show at a moment, as the platform's field takes it. */
export function wallIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString().slice(0, 16)
}
