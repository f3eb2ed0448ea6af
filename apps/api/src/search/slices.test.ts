import { expect, it } from 'vitest'

import { inSlices, sortedInSlices } from './slices.ts'

const busyFor = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('lets searches run between slices of long work, whatever its length [SEARCH-24]', async () => {
  const steps = 40
  let isDone = false
  let turns = 0
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await inSlices(
    (function* work() {
      for (let step = 0; step < steps; step++) {
        busyFor(2)
        yield
      }
      return undefined
    })(),
  )
  isDone = true
  // Slices of 5 ms, with a step of 2 ms beyond: at least one turn for four steps.
  expect(turns).toBeGreaterThanOrEqual(steps / 4)
})

it('sorts as a sort at once, and equal items keep their order', async () => {
  const items = Array.from({ length: 5_000 }, (_, index) => ({ key: (index * 7_919) % 97, index }))
  const sorted = await inSlices(sortedInSlices(items, (a, b) => a.key - b.key))
  expect(sorted).toEqual(items.toSorted((a, b) => a.key - b.key))
  expect(await inSlices(sortedInSlices<number>([], (a, b) => a - b))).toEqual([])
})
