import { describe, expect, it } from 'vitest'

import { createCounter, errorShare, p95, sumOf } from './measures.ts'
import { isInShare, shareCookie } from './shares.ts'

const VERSION = 'a'.repeat(16)
const numbers = Array.from({ length: 5_000 }, () => shareCookie(true).make().number)

describe('the share of a canary', () => {
  it('has about its percentage of the visitors, always the same, and all of a smaller share', () => {
    const within = (share: number) => new Set(numbers.filter((number) => isInShare(number, VERSION, share)))
    const [small, large] = [within(5), within(20)]
    // Six standard deviations.
    expect(Math.abs(small.size / 50 - 5)).toBeLessThan(1.9)
    expect(Math.abs(large.size / 50 - 20)).toBeLessThan(3.4)
    expect([...small].filter((number) => !large.has(number))).toEqual([])
    expect(within(5)).toEqual(small)
    expect(within(0).size).toBe(0)
    expect(within(100).size).toBe(numbers.length)
  })

  it('has other visitors for another version', () => {
    const of = (version: string) => numbers.filter((number) => isInShare(number, version, 20))
    expect(of(VERSION)).not.toEqual(of('b'.repeat(16)))
  })
})

describe('its cookie', () => {
  it.each([
    [true, '__Host-release', '; Secure'],
    [false, 'release', ''],
  ])('with https %s is %s, for this host alone and for no script', (isSecure, name, secure) => {
    const cookie = shareCookie(isSecure)
    const { number, line } = cookie.make()
    expect(line).toBe(`${name}=${number}; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax${secure}`)
    expect(cookie.read(`a=b; ${name}=${number}`)).toBe(number)
    expect(cookie.removal).toContain(`${name}=; Max-Age=0`)
  })

  it('is not read if it has another form', () => {
    const cookie = shareCookie(true)
    for (const header of [
      undefined,
      '',
      '__Host-release=',
      '__Host-release=../x',
      'x__Host-release=0123456789abcdef',
      'release=0123456789abcdef',
    ])
      expect([header, cookie.read(header)]).toEqual([header, null])
    expect(cookie.isSent('__Host-release=x')).toBe(true)
    expect(cookie.isSent('a=b')).toBe(false)
  })
})

describe('measures', () => {
  it('count answers, those with 5xx, and the class of durations within which 95 of 100 are, over all hosts', () => {
    const [one, two] = [createCounter(), createCounter()]
    for (let call = 0; call < 94; call++) one.add(VERSION, 200, 3)
    one.add(VERSION, 404, 40)
    two.add(VERSION, 503, 60)
    for (let call = 0; call < 4; call++) two.add(VERSION, 500, 20_000)
    two.add('other', 500, 1)
    const sum = sumOf([one.measures(), two.measures()], VERSION)
    expect(sum).toMatchObject({ requests: 100, errors: 5 })
    expect([errorShare(sum), p95(sum)]).toEqual([5, 50])
    expect(p95(sumOf([two.measures()], VERSION))).toBe(Number.POSITIVE_INFINITY)
    expect([errorShare(sumOf([], VERSION)), p95(sumOf([], VERSION))]).toEqual([0, null])
  })
})
