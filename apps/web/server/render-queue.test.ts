import { succeed } from '@dining/domain'
import { expect, it, onTestFinished, vi } from 'vitest'

import { createRenderQueue } from './render-queue.ts'

/** Work that ends when its signal aborts. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let runs = 0
  return { work: () => (runs++, promise), end: () => resolve('done'), runs: () => runs }
}

it('runs no more in parallel than the limit, and the rest in order', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 5, waitMs: 60_000 })
  const [one, two] = [held(), held()]
  const results = [queue.run(one.work), queue.run(two.work)]
  await expect.poll(one.runs).toBe(1)
  expect(two.runs()).toBe(0)
  one.end()
  two.end()
  expect(await Promise.all(results)).toEqual([succeed('done'), succeed('done')])
})

it('refuses at once when the queue is full', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 1, waitMs: 60_000 })
  const [one, two, three] = [held(), held(), held()]
  const running = queue.run(one.work)
  await expect.poll(one.runs).toBe(1)
  const waiting = queue.run(two.work)
  expect(await queue.run(three.work)).toEqual({ ok: false, error: 'busy' })
  one.end()
  two.end()
  expect(await Promise.all([running, waiting])).toEqual([succeed('done'), succeed('done')])
  expect(three.runs()).toBe(0)
})

it('refuses work that has waited too long, and never runs it', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 5, waitMs: 10 })
  const [one, two, three] = [held(), held(), held()]
  const running = queue.run(one.work)
  await expect.poll(one.runs).toBe(1)
  expect(await queue.run(two.work)).toEqual({ ok: false, error: 'busy' })
  one.end()
  await running
  three.end()
  expect(await queue.run(three.work)).toEqual(succeed('done'))
  expect(two.runs()).toBe(0)
})

it('lets another rendering take the place of one that has waited too long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queue = createRenderQueue({ running: 1, waiting: 1, waitMs: 1_000 })
  const [one, two, three] = [held(), held(), held()]
  const running = queue.run(one.work)
  const refused = queue.run(two.work)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await refused).toEqual({ ok: false, error: 'busy' })
  const waiting = queue.run(three.work)
  one.end()
  three.end()
  expect(await Promise.all([running, waiting])).toEqual([succeed('done'), succeed('done')])
})

it('continues after failed work', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 0, waitMs: 60_000 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
