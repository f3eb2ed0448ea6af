import { describe, expect, it } from 'vitest'

import { createCopy } from './copy.ts'
import { testInput } from './test-input.ts'
import { texts } from './text.ts'

describe('placeholders', () => {
  const said = (text: string, changes: Parameters<typeof testInput>[0] = {}): string =>
    createCopy(testInput(changes).input).sayContent(text)

  it.each([
    ['{currency}', 'miles'],
    ['{currency_one}', 'mile'],
    ['{program}', 'AeroClub® Dining'],
    ['{partner}', 'Aero'],
    ['{loyalty}', 'AeroClub®'],
    ['{earn_basic}', '1 mile per $2'],
    ['{earn_select}', '3 miles per $1'],
    ['{earn_vip}', '5 miles per $1'],
    ['{earn_best}', '5 miles per $1'],
    ['{vip_dine}', '12th'],
  ])('%s is %s [COPY-19]', (token, value) => {
    expect(said(`Now ${token}.`)).toBe(`Now ${value}.`)
  })

  it.each([
    ['{max_cards}', '12'],
    ['{missing_days}', '10'],
    ['{lock_minutes}', '30'],
    ['{remembered_days}', '90'],
  ])('%s is %s', (token, value) => {
    expect(said(token)).toBe(value)
  })

  it('takes {phone} and {email} from support [COPY-23]', () => {
    expect(said('{phone} / {email}')).toBe('1-800-555-0100 / Help@Aero.example')
  })

  it('{year} is this year in the zone of the program [COPY-22]', () => {
    expect(said('© {year}', { now: new Date('2027-01-01T02:00:00Z') })).toBe('© 2026')
    expect(said('© {year}', { now: new Date('2027-01-01T06:00:00Z') })).toBe('© 2027')
  })

  it.each([
    ['CurrentEarningShort0', 'Earn 1 mile per $2'],
    ['CurrentEarningShort1', 'Activate to earn miles'],
    ['CurrentEarningShort2', 'Earn 3 miles per $1'],
    ['CurrentEarningShort3', 'Earn 5 miles per $1'],
  ])('%s: %s [COPY-28]', (key, expected) => {
    expect(said(`{${key}}`)).toBe(expected)
    expect(said(`{${key}}`, { settings: { tokens: { [key]: 'Our own {currency}' } } })).toBe('Our own miles')
  })

  it.each([
    [null, 'up to 5 miles per $1'],
    [0, '1 mile per $2'],
    [1, '1 mile per $2'],
    [2, '3 miles per $1'],
    [3, '5 miles per $1'],
  ] as const)('{earn_mine} of tier %s is %s', (tier, expected) => {
    expect(said('{earn_mine}', { visitor: { tier, publicId: null, firstName: null } })).toBe(expected)
  })

  it('{earn_mine} is the rate itself for a visitor without a tier where all tiers have the same', () => {
    const { input } = testInput()
    const same = { kind: 'units', units: 5, perCents: 100 } as const
    const program = { ...input.program, earnRates: { 0: same, 2: same } }
    const visitor = { tier: null, publicId: null, firstName: null }
    expect(createCopy({ ...input, program, visitor }).sayContent('{earn_mine}')).toBe('5 miles per $1')
  })

  it('shows points if the program pays points', () => {
    const { input } = testInput()
    const points = { ...input, program: { ...input.program, currency: { one: 'point', many: 'points' } } }
    expect(createCopy(points).sayContent('Earn {currency}: {earn_best}')).toBe('Earn points: 5 points per $1')
  })

  it('continues until nothing is left to replace [COPY-20]', () => {
    const tokens = { pitch: 'Join {club}', club: '{program} ({short})', short: '{currency}' }
    expect(said('{pitch}!', { settings: { tokens } })).toBe('Join AeroClub® Dining (miles)!')
  })

  it('omits a cycle and reports its location [COPY-21]', () => {
    const { input, issues } = testInput({ settings: { tokens: { a: 'one {b}', b: 'two {a}' } } })
    expect(createCopy(input).sayContent('So {a}.')).toBe('So one two.')
    expect(issues).toEqual([{ kind: 'cycle', token: 'a', text: 'So {a}.' }])
  })

  it('omits an unknown token with the gap around it, and reports it once [COPY-18]', () => {
    const { input, issues } = testInput()
    const copy = createCopy(input)
    expect([copy.sayContent('Hello {who}, eat.'), copy.sayContent('Hello {who}, eat.')]).toEqual(['Hello, eat.', 'Hello, eat.'])
    expect(issues).toEqual([{ kind: 'unknown-token', token: 'who', text: 'Hello {who}, eat.' }])
  })

  it.each([
    ['Save {now', 'Save now', 'stray-brace'],
    ['{first_name}, hello', 'hello', 'empty-token'],
    ['Save {activate_link}', 'Save activate', 'no-address'],
  ])('%j reads %j and is reported as %s', (text, expected, kind) => {
    const { input, issues } = testInput()
    expect(createCopy(input).sayContent(text)).toBe(expected)
    expect(issues.map((issue) => issue.kind)).toEqual([kind])
  })
})

describe('texts', () => {
  const t = texts('t', {
    linked: 'Your card ending in {lastFour} has been linked.',
    found: { one: '{count} restaurant near {place}', other: '{count} restaurants near {place}' },
    plain: 'Sign in',
  })

  it('fills slots and chooses the plural form by the number', () => {
    const copy = createCopy(testInput().input)
    expect(copy.say(t.linked, { lastFour: '4417' })).toBe('Your card ending in 4417 has been linked.')
    expect(copy.say(t.found, { count: 1, place: 'Bend' })).toBe('1 restaurant near Bend')
    expect(copy.say(t.found, { count: 2_460, place: 'Bend' })).toBe('2,460 restaurants near Bend')
  })

  it('never parses a value as a text', () => {
    const copy = createCopy(testInput().input)
    expect(copy.say(t.linked, { lastFour: '{program} {join_link}' })).toBe('Your card ending in {program} {join_link} has been linked.')
    expect(copy.rich(t.linked, { lastFour: '{join_link}' }).some((part) => part.kind === 'link')).toBe(false)
  })

  it('uses the partner’s own wording for a key', () => {
    const copy = createCopy(testInput({ settings: { texts: { 't.plain': 'Log in to {program}' } } }).input)
    expect(copy.say(t.plain)).toBe('Log in to AeroClub® Dining')
  })

  it('has a type error for each missing slot', () => {
    const copy = createCopy(testInput().input)
    // @ts-expect-error the slot has no value
    expect(copy.say(t.linked)).toBe('Your card ending in has been linked.')
    // @ts-expect-error the number is missing
    expect(copy.say(t.found, { place: 'Bend' })).toBe('restaurants near Bend')
    // @ts-expect-error a text without slots takes none
    expect(copy.say(t.plain, { lastFour: '1' })).toBe('Sign in')
  })
})

it('formats a rate and a benefit as text', () => {
  const copy = createCopy(testInput().input)
  expect(copy.rateOf(0)?.text).toBe('1 mile per $2')
  expect(copy.rateOf(1)).toBeNull()
  expect(copy.benefit(300)).toEqual({ numeral: '300', unit: 'miles', text: '300 miles' })
  expect([copy.money(5_200), copy.shortMoney(2_000), copy.count(2_460), copy.distance(0.3)]).toEqual(['$52.00', '$20', '2,460', '0.3 mi'])
  expect(copy.date('2026-11-12', 'day')).toBe('Nov 12')
})
