import { expect, it } from 'vitest'

import { reasonIssue } from './reason.ts'

it.each([
  ['Ticket 4711', undefined],
  [' ', 'Write the reason.'],
  ['Card 4242 4242 4242 4242', 'This looks like a card number. Remove it.'],
  ['maria@example.com wrote', 'This looks like an email address. Remove it.'],
])('checks the reason "%s"', (reason, issue) => {
  expect(reasonIssue(reason)).toBe(issue)
})
