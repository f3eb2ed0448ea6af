import type { ApiError } from '@dining/api-client'
import { createCopy } from '@dining/copy-engine'
import { expect, it } from 'vitest'

import { failureOf } from './submit-outcome.ts'
import { partner, visitor } from './testing/partner.ts'

const { say } = createCopy({ ...partner, visitor })

it.each([
  [undefined, 'Too many attempts. Please wait a minute and try again.'],
  [5, 'Too many attempts. Please wait a minute and try again.'],
  [61, 'Too many attempts. Please wait 2 minutes and try again.'],
  [570, 'Too many attempts. Please wait 10 minutes and try again.'],
])('asks to wait as long as a limit says: %s seconds', (retryAfter, expected) => {
  const outcome = failureOf({
    kind: 'problem',
    status: 429,
    code: 'too-many-requests',
    requestId: 'r',
    errors: [],
    retryAfter,
    body: null,
  })
  const message = outcome.kind === 'failed' ? outcome.message : null
  expect(message && say(message.text, message.values)).toBe(expected)
})

it.each([
  ['not-ready', 'reCaptcha is not in ready state.'],
  ['network', 'Too many network errors, give up on reCaptcha.'],
  ['incomplete', 'You must complete the reCAPTCHA to continue.'],
] as const)('says why there is no captcha, and whom to call: %s', (fault, expected) => {
  const outcome = failureOf({ kind: 'captcha', fault })
  const message = outcome.kind === 'failed' ? outcome.message : null
  const said = message ? say(message.text, message.values) : ''
  expect(said).toContain(expected)
  expect(said).toContain(partner.support.phone.formatted)
})

it.each<ApiError>([
  { kind: 'status', status: 502, statusText: 'Bad Gateway' },
  { kind: 'redirected' },
  { kind: 'malformed', status: 200 },
  { kind: 'problem', status: 500, code: 'internal-error', requestId: 'r', errors: [], body: null },
])('has a general message for a call that failed without a reason for the member: %o [FORM-12]', (error) => {
  const outcome = failureOf(error)
  const message = outcome.kind === 'failed' ? outcome.message : null
  expect(message && say(message.text, message.values)).toBe('Something went wrong. Please refresh the page and try again.')
})
