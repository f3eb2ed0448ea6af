/** Offset of a zone from UTC at a moment, in milliseconds. */
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
 * The moment of a local time in a zone; a time that is skipped in spring is interpreted with the offset before the change.
 * @param wall in the format of the platform's field: "2026-05-04T09:30"
 */
export function momentIn(timeZone: string, wall: string): Date | null {
  const naive = Date.parse(`${wall}Z`)
  if (Number.isNaN(naive)) return null
  const first = naive - offsetAt(naive, timeZone)
  return new Date(naive - offsetAt(first, timeZone))
}

/** The local time of a zone at a moment, in the format of the platform's field. */
export function localTimeIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString().slice(0, 16)
}
