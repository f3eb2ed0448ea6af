import { createCopy } from '@dining/copy-engine'
import { card } from '@dining/copy-engine/texts/card'
import { FIELD_CODES } from '@dining/contract'
import { describe, expect, it } from 'vitest'

import { atLeast, atMost, email, exactly, matches, phone, sameAs, zip } from './checks.ts'
import { type FieldIssue, findIssue, messageOf } from './field-spec.ts'
import { partner, visitor } from './testing/partner.ts'

const { say } = createCopy({ ...partner, visitor })
const words = (issue: FieldIssue, label?: string, own?: Parameters<typeof messageOf>[2]) => {
  const { text, values } = messageOf(issue, label, own)
  return say(text, values)
}

describe('the message of an issue', () => {
  it.each<[FieldIssue, string | undefined, string, string]>([
    [{ code: 'required' }, undefined, 'This field is required.', ''],
    [{ code: 'required' }, 'Zip', 'Zip is required.', '[FORM-05]'],
    [{ code: 'too-long', max: 50 }, 'Email', 'Email can have at most 50 characters', '[FORM-06]'],
    [{ code: 'too-short', min: 8 }, 'Password', 'Password must have at least 8 characters', '[FORM-07] [FORM-09]'],
    [{ code: 'wrong-length', length: 10 }, 'Number', 'Number must have 10 characters', '[FORM-08] [FORM-09]'],
    [{ code: 'check-failed' }, 'Zip', 'Error while checking Zip.', '[FORM-10]'],
  ])('%j of %s: %s %s', (issue, label, expected) => {
    expect(words(issue, label)).toBe(expected)
  })

  it("prefers the field's own text", () => {
    expect(words({ code: 'required' }, 'Card', { required: card.numberEmpty })).toBe('Please enter your credit card number.')
    expect(words({ code: 'too-short', min: 2 }, 'Card', { required: card.numberEmpty })).toBe('Card must have at least 2 characters')
  })

  it('has a message for each code', () => {
    for (const code of FIELD_CODES) expect(words({ code, max: 1, min: 1 }, 'Label')).toMatch(/\w{3}/)
  })
})

describe('checks', () => {
  it.each([
    [atMost(3), 'abc', null],
    [atMost(3), 'abcd', { code: 'too-long', max: 3 }],
    [atLeast(3), 'abc', null],
    [atLeast(3), 'ab', { code: 'too-short', min: 3 }],
    [exactly(3), 'abc', null],
    [exactly(3), 'abcd', { code: 'wrong-length', length: 3 }],
    [email, 'maya@example.com', null],
    [email, 'maya@', { code: 'invalid-email' }],
    [phone, '1 (212) 555-0123', null],
    [phone, '212-555-012', { code: 'invalid-phone' }],
    [phone, '112-555-0123', { code: 'invalid-phone-us' }],
    [zip, '97201', null],
    [zip, '9720', { code: 'invalid-zip' }],
    [zip, '97201-1234', null],
    [zip, '97201-12', { code: 'invalid-zip' }],
    [matches('^\\d{2}$', 'invalid-partner-number'), '12', null],
    [matches('^\\d{2}$', 'invalid-partner-number'), '1', { code: 'invalid-partner-number' }],
    [sameAs('password', 'password-mismatch'), 'one', null],
    [sameAs('password', 'password-mismatch'), 'two', { code: 'password-mismatch' }],
  ])('%#: of "%s"', async (check, value, expected) => {
    expect(await check(value, { password: 'one' })).toEqual(expected)
  })

  it('do not run on an optional field that is empty', async () => {
    const check = () => ({ code: 'wrong-format' }) as const
    expect(await findIssue({ checks: [check] }, '', {})).toBeNull()
    expect(await findIssue({ checks: [check] }, 'x', {})).toEqual({ code: 'wrong-format' })
    expect(await findIssue({ checks: [check], required: true }, '', {})).toEqual({ code: 'required' })
    expect(await findIssue({ kind: 'checkbox', required: true }, false, {})).toEqual({ code: 'required' })
    expect(await findIssue({ kind: 'checkbox', required: true }, true, {})).toBeNull()
  })
})
