import { ApiFailure } from '@dining/api-client'
import { expect, it } from 'vitest'

import { errorText } from './error-text.ts'

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
  expect(errorText(fault)).toContain(words)
})
