import { PLACEHOLDER_TOKEN } from '@dining/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createTokenKeeper, TOKEN_TIMEOUT_MS } from './token.ts'

/** A source that returns the entries of the list, one for each attempt, and then the last one repeatedly. */
function keeperOver(answers: readonly (string | undefined | Promise<string | undefined>)[]) {
  let stored: string | undefined
  let tries = 0
  const keeper = createTokenKeeper({
    fetchToken: async () => answers[Math.min(tries++, answers.length - 1)],
    read: () => stored,
    write: (token) => (stored = token),
  })
  return { keeper, stored: () => stored, tries: () => tries }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the anti-forgery token', () => {
  it('is stored as soon as it arrives, and returned to waiting callers', async () => {
    const { keeper, stored } = keeperOver(['first'])
    const waiting = keeper.take()
    expect(stored()).toBeUndefined()
    keeper.start()
    expect(await waiting).toBe('first')
    expect(stored()).toBe('first')
  })

  it('is not requested before start-up', () => {
    expect(keeperOver(['first']).tries()).toBe(0)
  })

  it('is retried five times at most; once it has arrived it never becomes stale [CSRF-03]', async () => {
    for (const [answers, expected] of [
      [[undefined], 6],
      [[undefined, undefined, undefined, undefined, undefined, 'last'], 6],
      [['first', 'second'], 1],
    ] as const) {
      const { keeper, stored, tries } = keeperOver(answers)
      keeper.start()
      await vi.advanceTimersByTimeAsync(24 * 3_600_000)
      expect(await keeper.take()).toBe(answers[expected - 1])
      expect([tries(), stored()]).toEqual([expected, answers[expected - 1] ?? 'TKN1'])
    }
  })

  it('is replaced by the placeholder at 35 seconds, not earlier [CSRF-04]', async () => {
    const { keeper, stored } = keeperOver([undefined])
    keeper.start()
    await vi.advanceTimersByTimeAsync(34_999)
    expect(stored()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(stored()).toBe('TKN1')
    expect(await keeper.take()).toBeUndefined()
  })

  it('replaces the placeholder when it arrives late [CSRF-06]', async () => {
    let arrive: (token: string) => void = () => undefined
    const late = new Promise<string>((resolve) => (arrive = resolve))
    const { keeper, stored } = keeperOver([late])
    keeper.start()
    await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS)
    expect(stored()).toBe(PLACEHOLDER_TOKEN)
    arrive('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(await keeper.take()).toBe('late')
  })

  it('of a new session is not overwritten by one that was requested before', async () => {
    let arrive: (token: string) => void = () => undefined
    const early = new Promise<string>((resolve) => (arrive = resolve))
    const { keeper } = keeperOver([early])
    keeper.start()
    keeper.keep('of the new session')
    arrive('of the old browser')
    await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS)
    expect(await keeper.take()).toBe('of the new session')
  })
})
