import { expect, it } from 'vitest'

import { EMAIL_MAX_LENGTH, emailIssue } from './email.ts'

it.each([
  "o'neil@example.com",
  'a@example.co',
  'first.last+tag@sub.example.com',
  'x_y-z@example.museum',
  'a@xn--80ak6aa92e.com',
  '!#$%@example.com',
])('takes %s', (address) => expect(emailIssue(address)).toBeNull())

it.each([
  '',
  'a',
  'a@b',
  '@example.com',
  'a@',
  'a b@example.com',
  'a@@example.com',
  '.a@example.com',
  'a..b@example.com',
  'a@-example.com',
  'a@example.c',
  'a@example.com,b@example.com',
  'a@example.com\n',
  '"a"@example.com',
  'a<b@example.com',
])('refuses %j', (address) => expect(emailIssue(address)).toEqual({ kind: 'invalid-email' }))

it('distinguishes an address that is too long from an invalid one', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect(emailIssue(address(EMAIL_MAX_LENGTH))).toBeNull()
  expect(emailIssue(address(EMAIL_MAX_LENGTH + 1))).toEqual({ kind: 'too-long', max: EMAIL_MAX_LENGTH })
  expect(emailIssue(address(51), 50)).toEqual({ kind: 'too-long', max: 50 })
})
