import { expect, it } from 'vitest'

import { EVENTS, parseEvent, vendorEvent } from './analytics-catalogue.ts'

it('lists its events in docs/events.md (if not, run the test with -u)', async () => {
  const rows = Object.entries(EVENTS).map(([name, { when, fields, readBy, requirements }]) => {
    const names = Object.keys(fields).map((field) => `\`${field}\``)
    return [`\`${name}\``, when, names.join(', '), readBy, requirements.join(', ')]
  })
  const cells = [['event', 'when it is sent', 'fields', 'read by', 'requirements'], ...rows]
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0))) ?? []
  const line = (row: readonly string[], fill = ' ') => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`
  const [head = [], ...others] = cells
  const table = [
    line(head),
    line(
      Array.from(head, () => ''),
      '-',
    ),
    ...others.map((row) => line(row)),
    '',
  ]
  const text = ['# Analytics events', '', 'Written by `analytics-catalogue.test.ts` from the catalogue.', '']
  await expect([...text, ...table].join('\n')).toMatchFileSnapshot('../docs/events.md')
})

it('takes an event with its fields, and refuses other events and other fields [ANALYTICS-16]', () => {
  const view = { event: 'page_view', path: '/search', title: 'Search', memberId: 'abc' }
  expect(parseEvent(view)).toEqual(view)
  expect(parseEvent({ ...view, email: 'ann@example.com' })).toBeNull()
  expect(parseEvent({ event: 'page_view', path: '/search' })).toBeNull()
  expect(parseEvent({ event: 'constructor' })).toBeNull()
  expect(parseEvent({ ecommerce: null })).toBeNull()
})

it.each([
  ['Portland, OR', 'Portland, OR'],
  ['97209', ''],
  ['12 Main Street', ''],
  ['ann@example.com', ''],
  ['+1 (503) 555-0100', ''],
  ['Chez Élodie & Sons', 'Chez Élodie & Sons'],
])('gives vendors %s as "%s" [ANALYTICS-16]', (typed, given) => {
  const search = { event: 'search', location: typed, restaurantOrCuisine: typed, results: 3 }
  expect(vendorEvent(search)).toEqual({ ...search, location: given, restaurantOrCuisine: given })
})
