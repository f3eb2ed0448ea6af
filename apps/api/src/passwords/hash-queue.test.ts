import { expect, it } from 'vitest'

import { createHashQueue, inSlot } from './hash-queue.ts'

/** A job that ends when its signal aborts. */
function gate() {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

it('runs a limited number of jobs at once, queues a limited number of calls and refuses the rest', async () => {
  const queue = createHashQueue({ atOnce: 2, waiting: 3 })
  const { open, opened } = gate()
  let [running, most] = [0, 0]
  const call = () =>
    inSlot(queue, (inTurn) =>
      inTurn(async () => {
        running += 1
        most = Math.max(most, running)
        await opened
        running -= 1
        return 'hashed'
      }),
    )
  const calls = Array.from({ length: 9 }, call)
  expect(await Promise.all(calls.slice(5))).toEqual(
    Array.from({ length: 4 }, () => ({ ok: false, error: { kind: 'unavailable', retryAfterSeconds: 5 } })),
  )
  open()
  expect(await Promise.all(calls.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => ({ ok: true, value: 'hashed' })))
  expect(most).toBe(2)
  expect(await call()).toEqual({ ok: true, value: 'hashed' })
})

it('releases its slot when a call fails', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 0 })
  await expect(inSlot(queue, () => Promise.reject(new Error('the database is gone')))).rejects.toThrow('the database is gone')
  expect(await inSlot(queue, () => Promise.resolve('next'))).toEqual({ ok: true, value: 'next' })
})
