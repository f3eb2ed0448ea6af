import type { Reservation } from '@dining/contract'

/** Minutes that the entry of a calendar takes. */
const ENTRY_MINUTES = 120
/** Octets of a line, at most (RFC 5545, 3.1). */
const LINE_OCTETS = 74

/** The address of a restaurant as one line. */
export const addressLine = ({ address: { address1, city, state, zipCode } }: Pick<Reservation, 'address'>): string =>
  [address1, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ')

/** Directions in the map app that the visitor's device prefers. */
export const directionsTo = ({ latitude, longitude }: Pick<Reservation, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

/** Milliseconds within which a browser has read a file. */
const READ_MS = 10_000

const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Breaks a line where it has too many octets, never inside of a character. */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const sign of line) {
    const more = new TextEncoder().encode(sign).length
    if (octets + more > LINE_OCTETS) [result, octets] = [`${result}\r\n `, 1]
    result += sign
    octets += more
  }
  return result
}

/**
 * A reservation as an iCalendar file (RFC 5545). Its times are in UTC, so that every calendar shows the instant in the zone of its reader, whatever
 * zones it knows.
 */
export function calendarFile(reservation: Reservation, words: { readonly title: string; readonly text: string }, now: Date): string {
  const start = new Date(reservation.time)
  const end = new Date(start.getTime() + ENTRY_MINUTES * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dining rewards//Reservations//EN',
    'BEGIN:VEVENT',
    `UID:reservation-${reservation.id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(words.title)}`,
    `LOCATION:${escaped(`${reservation.merchantName}, ${addressLine(reservation)}`)}`,
    `DESCRIPTION:${escaped(words.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Hands a calendar file to the visitor's device. */
export function saveCalendarFile(name: string, file: string): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}
