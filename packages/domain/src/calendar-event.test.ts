import { expect, it } from 'vitest'

import { calendarEvent, type CalendarEvent } from './calendar-event.ts'

const EVENT: CalendarEvent = {
  id: 'r1@one.example',
  sequence: 0,
  isCancelled: false,
  start: new Date('2026-11-26T19:00:00-05:00'),
  minutes: 120,
  title: 'Café Lume; for 2, at the bar',
  place: '1 Main Street\nNew York',
  text: 'Table',
  now: new Date('2026-11-20T12:00:00Z'),
}

it('is an event in UTC, with texts in which no character ends a value', () => {
  const file = calendarEvent(EVENT)
  expect(file).toContain('DTSTART:20261127T000000Z\r\nDTEND:20261127T020000Z\r\n')
  expect(file).toContain('SUMMARY:Café Lume\\; for 2\\, at the bar\r\n')
  expect(file).toContain('LOCATION:1 Main Street\\nNew York\r\n')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH[\s\S]*STATUS:CONFIRMED[\s\S]*END:VCALENDAR\r\n$/)
})

it('is a cancelled one with a later number, so that calendars remove it', () => {
  expect(calendarEvent({ ...EVENT, sequence: 3, isCancelled: true })).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3\r\nSTATUS:CANCELLED/)
})

it('has no line of more than 75 octets, and loses no character by that', () => {
  const text = 'é€😀'.repeat(60)
  const file = calendarEvent({ ...EVENT, text })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
})
