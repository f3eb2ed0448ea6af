import { setImmediate as afterOtherWork } from 'node:timers/promises'

/** Work that can be interrupted wherever it yields. */
export type Sliced<Result> = Generator<undefined, Result, undefined>

/** Longest time that work keeps other work waiting, in milliseconds; it yields several times within it. */
const SLICE_MS = 5

/** Does the work, and lets other work of the process run after each slice. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  let end = performance.now() + SLICE_MS
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < end) continue
    await afterOtherWork()
    end = performance.now() + SLICE_MS
  }
}

const BLOCK = 1_024
const MERGED_PER_SLICE = 4_096

/** Sorts as `toSorted`, in slices. */
export function* sortedInSlices<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Sliced<Item[]> {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += BLOCK) {
    runs.push(items.slice(start, start + BLOCK).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < runs.length; index += 2) merged.push(yield* mergedRuns(runs[index] ?? [], runs[index + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* mergedRuns<Item>(left: Item[], right: Item[], compare: (a: Item, b: Item) => number): Sliced<Item[]> {
  if (right.length === 0) return left
  const result: Item[] = []
  let [a, b] = [0, 0]
  while (a < left.length || b < right.length) {
    // Both indexes are in range, or the other list is used.
    const takesLeft = b >= right.length || (a < left.length && compare(left[a] as Item, right[b] as Item) <= 0)
    result.push((takesLeft ? left[a++] : right[b++]) as Item)
    if (result.length % MERGED_PER_SLICE === 0) yield
  }
  return result
}
