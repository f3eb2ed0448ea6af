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
