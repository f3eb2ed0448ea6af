/** An event for a calendar. */
export interface CalendarEvent {
  /** The same for each version of the event. */
  readonly id: string
  /** Number of changes so far: a calendar keeps the version with the highest. */
  readonly sequence: number
  readonly isCancelled: boolean
  readonly start: Date
  readonly minutes: number
  readonly title: string
  readonly place: string
  readonly text: string
  /** When the version was made. */
  readonly now: Date
}

/** Minutes that a calendar keeps free for a dinner. */
export const DINNER_MINUTES = 120

const MS_PER_MINUTE = 60_000
/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** Folds a line so that no part is longer than 75 octets, without splitting a character. */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > LINE_OCTETS) [result, octets] = [`${result}\r\n `, 1]
    result += character
    octets += size
  }
  return result
}

/** An event as an iCalendar file (RFC 5545). Its times are in UTC, so that each calendar shows them correctly in its own time zone. */
export function calendarEvent({ id, sequence, isCancelled, start, minutes, title, place, text, now }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dining rewards//Reservations//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + minutes * MS_PER_MINUTE))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
