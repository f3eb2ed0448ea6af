/** Deterministic random values: the same seed gives the same default data on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** Whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
  /** Up to `count` different ones, in the order of the list. */
  readonly some: <T>(from: readonly T[], count: number) => T[]
  /** Around 0 with deviation 1. */
  readonly normal: () => number
}

/** mulberry32: 32 bits of state are plenty for demonstration data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    some: (from, count) => {
      let wanted = Math.min(count, from.length)
      return from.filter((_, index) => next() < wanted / (from.length - index) && wanted-- > 0)
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** A seed from a text (FNV-1a), for random values that depend only on that text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Draws by weight: a running sum, searched by halves. */
export function drawByWeight<T>(random: Random, from: readonly T[], weight: (item: T) => number): () => T {
  const sums: number[] = []
  let total = 0
  for (const item of from) sums.push((total += weight(item)))
  return () => {
    const wanted = random.next() * total
    let low = 0
    let high = from.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? total) > wanted) high = middle
      else low = middle + 1
    }
    const found = from[low]
    if (found === undefined) throw new Error('Nothing to draw from')
    return found
  }
}
