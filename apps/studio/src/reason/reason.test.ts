import { ApiFailure } from '@dining/api-client'
import { expect, it } from 'vitest'

import { limitWords, reasonIssue } from './reason.ts'

it.each([
  ['Ticket 4711', undefined],
  [' ', 'Write the reason.'],
  ['Card 4242 4242 4242 4242', 'This looks like a card number. Remove it.'],
  ['maria@example.com wrote', 'This looks like an email address. Remove it.'],
])('checks the reason "%s"', (reason, issue) => {
  expect(reasonIssue(reason)).toBe(issue)
})

it.each([
  [30, 'Try again in a minute.'],
  [590, 'Try again in 10 minutes.'],
  [80_000, 'Try again in 23 hours.'],
])('names the time to wait after %s seconds', (retryAfter, words) => {
  const fault = new ApiFailure({
    kind: 'problem',
    status: 429,
    statusText: '',
    code: 'too-many-requests',
    errors: [],
    requestId: '',
    retryAfter,
    body: null,
  })
  expect(limitWords(fault)).toContain(words)
})
