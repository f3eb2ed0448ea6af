import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenReady, type Poll } from './readiness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The result, the number of looks, and the milliseconds until then. */
async function after(...found: readonly Poll<string>[]) {
  const start = Date.now()
  let looks = 0
  const result = whenReady(() => {
    const last = found[Math.min(looks, found.length - 1)] ?? { kind: 'loading' as const }
    looks += 1
    return Promise.resolve(last)
  })
  await vi.runAllTimersAsync()
  return [await result, looks, Date.now() - start] as const
}

const READY = { kind: 'ready', value: 'it' } as const
const LOADING = { kind: 'loading' } as const
const FAILED = { kind: 'network-error' } as const

it('looks every 500 ms until the captcha is ready [FORM-23]', async () => {
  expect(await after(READY)).toEqual([{ ok: true, value: 'it' }, 1, 0])
  expect(await after(LOADING, LOADING, FAILED, READY)).toEqual([{ ok: true, value: 'it' }, 4, 1_500])
})

it('gives up after 10 network errors [FORM-22]', async () => {
  expect(await after(FAILED)).toEqual([{ ok: false, error: 'network' }, 10, 4_500])
  expect((await after(...Array.from({ length: 9 }, () => FAILED), READY))[0]).toEqual({ ok: true, value: 'it' })
})

it('is not ready if it cannot become so, or does not within 15 seconds [FORM-21]', async () => {
  expect(await after({ kind: 'broken' })).toEqual([{ ok: false, error: 'not-ready' }, 1, 0])
  expect((await after(LOADING))[0]).toEqual({ ok: false, error: 'not-ready' })
})
