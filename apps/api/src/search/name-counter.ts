import { i32, withRoom } from './numbers.ts'

/** More than there are names, so that a count and a name are one number that is exact. */
const NAME_LIMIT = 2 ** 20

/** Counts numbers of names. Only those that occur are visited, since a search meets few of all names. */
export class NameCounter {
  #counts = new Int32Array(0)
  #met = new Int32Array(64)
  #metCount = 0

  /** @param length of all names */
  clear(length: number): void {
    for (let index = 0; index < this.#metCount; index++) this.#counts[i32(this.#met, index)] = 0
    this.#metCount = 0
    this.#counts = withRoom(this.#counts, length)
  }

  add(name: number): void {
    const count = i32(this.#counts, name)
    this.#counts[name] = count + 1
    if (count > 0) return
    const index = this.#metCount++
    if (index >= this.#met.length) this.#met = withRoom(this.#met, index + 1)
    this.#met[index] = name
  }

  /** The most frequent names with their counts; of two with the same, the lower number. */
  mostFrequent(most: number): readonly (readonly [name: number, count: number])[] {
    const keys = new Float64Array(this.#metCount)
    for (let index = 0; index < this.#metCount; index++) {
      const name = i32(this.#met, index)
      keys[index] = name - i32(this.#counts, name) * NAME_LIMIT
    }
    return Array.from(keys.toSorted().subarray(0, most), (key) => {
      const count = Math.ceil(-key / NAME_LIMIT)
      return [key + count * NAME_LIMIT, count] as const
    })
  }
}
