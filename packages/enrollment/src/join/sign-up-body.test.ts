import { describe, expect, it } from 'vitest'

import { isDigitsOnly, type JoinValues, normalNumber, signUpBody } from './sign-up-body.ts'

const VALUES: JoinValues = {
  partnerNumber: '2304 118-847',
  firstName: '',
  lastName: '',
  email: 'maya@example.com',
  zipCode: '',
  password: 'x'.repeat(60),
  passwordConfirm: 'x'.repeat(60),
  phoneNumber: '',
  smsOptInV2: false,
  emailOptIn: true,
}

describe('the body of the call to join', () => {
  it('has the input, passwords truncated, and no field that the form lacks [ENROLL-09] [ENROLL-10]', () => {
    expect(JSON.parse(JSON.stringify(signUpBody(VALUES, { smsOptInV2: false, source: undefined })))).toEqual({
      email: 'maya@example.com',
      partnerNumber: '2304118847',
      password: 'x'.repeat(56),
      passwordConfirm: 'x'.repeat(56),
      smsOptIn: false,
      emailOptIn: true,
    })
  })

  it('has the password twice, the phone and both consents to text messages [ENROLL-08]', () => {
    const values = { ...VALUES, password: 'plum tart', passwordConfirm: 'plum tarts', phoneNumber: '503-555-0148', smsOptInV2: true }
    expect(signUpBody(values, { smsOptInV2: true, source: 'spring-mail' })).toMatchObject({
      password: 'plum tart',
      passwordConfirm: 'plum tarts',
      phoneNumber: '503-555-0148',
      smsOptIn: true,
      smsOptInV2: true,
      source: 'spring-mail',
    })
  })

  it('has the five digits of a ZIP code that was entered as ZIP+4', () => {
    const zipCode = (typed: string) => signUpBody({ ...VALUES, zipCode: typed }, { smsOptInV2: false, source: undefined }).zipCode
    expect([zipCode(''), zipCode('60601'), zipCode('60601-1234')]).toEqual([undefined, '60601', '60601'])
  })

  it('has the newer consent where the form asks for it, otherwise true with a phone and false without [ENROLL-11]', () => {
    const consent = (phoneNumber: string, asked: boolean, answer: boolean) =>
      signUpBody({ ...VALUES, phoneNumber, smsOptInV2: answer }, { smsOptInV2: asked, source: undefined }).smsOptIn
    const phone = '503-555-0148'
    expect([consent(phone, true, false), consent(phone, true, true), consent('', true, true)]).toEqual([false, true, true])
    expect([consent(phone, false, false), consent('', false, true)]).toEqual([true, false])
  })

  it.each([
    ['no number, not asked', '', false, false, false],
    ['a number, not asked', '503-555-0148', false, false, true],
    ['a number, asked and refused', '503-555-0148', true, false, false],
    ['a number, asked and given', '503-555-0148', true, true, true],
    ['no number, asked and given', '', true, true, true],
  ])('consent to texts: %s', (_, phoneNumber, asked, answer, smsOptIn) => {
    const body = signUpBody({ ...VALUES, phoneNumber, smsOptInV2: answer }, { smsOptInV2: asked, source: undefined })
    expect(body.smsOptIn).toBe(smsOptIn)
    expect(body.smsOptInV2).toBe(asked ? answer : undefined)
  })
})

describe('a partner number', () => {
  it('is read without the spaces between its digits', () => {
    expect(normalNumber(' 2304 118-847 ')).toBe('2304118847')
  })

  it.each([
    ['^\\d{10}$', true],
    ['^[0-9]{9,11}$', true],
    ['^[A-Z0-9]{7}$', false],
    ['^\\w{6}$', false],
  ])('%s is typed on a pad of digits: %s', (pattern, is) => {
    expect(isDigitsOnly(pattern)).toBe(is)
  })
})
