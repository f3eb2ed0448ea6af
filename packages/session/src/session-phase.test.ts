import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { parseExpiry } from './session-expiry.ts'
import { sessionPhase, watchSession } from './watch-session.ts'
import { openBrowser } from './testing-browser.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND

it.each([
  [DAY + 1, { kind: 'long' }],
  [90 * DAY, { kind: 'long' }],
  [DAY, { kind: 'running', warnIn: DAY - 60 * SECOND }],
  [15 * 60 * SECOND, { kind: 'running', warnIn: 14 * 60 * SECOND }],
  [60 * SECOND + 1, { kind: 'running', warnIn: 1 }],
  [60 * SECOND, { kind: 'ending', endsIn: 60 * SECOND }],
  [1, { kind: 'ending', endsIn: 1 }],
  [0, { kind: 'ended' }],
  [-1, { kind: 'ended' }],
])('with %d ms left a session is %o', (left, phase) => {
  expect(sessionPhase(1_000_000 + left, 1_000_000)).toEqual(phase)
})

it('plans a warning 60 seconds before the end if at most 24 hours are left [SESSION-15]', () => {
  const phases = [DAY + 1, DAY, 61 * SECOND, 60 * SECOND].map((left) => sessionPhase(left, 0))
  expect(phases).toEqual([
    { kind: 'long' },
    { kind: 'running', warnIn: DAY - 60 * SECOND },
    { kind: 'running', warnIn: SECOND },
    { kind: 'ending', endsIn: 60 * SECOND },
  ])
})

it.each([
  ['1700000000000', 1_700_000_000_000],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  [undefined, undefined],
])('the expiry cookie %j reads as %s', (text, expiry) => {
  expect(parseExpiry(text)).toBe(expiry)
})

describe('watching a session', () => {
  const start = 1_700_000_000_000
  const expireAt = (time: number) => (document.cookie = `session_expiry=${time}; Path=/`)
  let told: string[]
  const watch = () => watchSession({ onEnding: (isEnding) => told.push(isEnding ? 'warn' : 'quiet'), onEnded: () => told.push('ended') })

  beforeEach(() => {
    openBrowser()
    vi.useFakeTimers({ now: start })
    told = []
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('warns 60 seconds before the end, and ends it [SESSION-14]', () => {
    expireAt(start + DAY)
    const { look } = watch()
    expect(vi.getTimerCount()).toBe(1)
    expireAt(start + 900_000)
    look()
    vi.advanceTimersByTime(839_999)
    expect(told).not.toContain('warn')
    vi.advanceTimersByTime(1)
    expect(told.at(-1)).toBe('warn')
    vi.advanceTimersByTime(59_999)
    expect(told).not.toContain('ended')
    vi.advanceTimersByTime(1)
    expect(told.at(-1)).toBe('ended')
  })

  it('hides the warning when a call has renewed the session', () => {
    expireAt(start + 900_000)
    const { look } = watch()
    vi.advanceTimersByTime(850_000)
    expect(told.at(-1)).toBe('warn')
    expireAt(Date.now() + 900_000)
    look()
    expect(told.at(-1)).toBe('quiet')
    vi.advanceTimersByTime(60_000)
    expect(told).not.toContain('ended')
  })

  it('counts 15 minutes from now without an expiry [SESSION-12]', () => {
    watch()
    vi.advanceTimersByTime(899_999)
    expect(told).not.toContain('ended')
    vi.advanceTimersByTime(1)
    expect(told).toContain('ended')
  })

  it('plans nothing while more than a day is left [SESSION-15]', () => {
    expireAt(start + 90 * DAY)
    watch()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stops on request', () => {
    expireAt(start + 900_000)
    watch().stop()
    vi.advanceTimersByTime(DAY)
    expect(told).toEqual(['quiet'])
  })
})
