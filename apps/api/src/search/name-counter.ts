import { i32, withRoom } from './numbers.ts'

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

  /** Names with their counts, the most frequent first. */
  sorted(): readonly (readonly [name: number, count: number])[] {
    return Array.from(this.#met.subarray(0, this.#metCount), (name) => [name, i32(this.#counts, name)] as const).toSorted(
      (a, b) => b[1] - a[1] || a[0] - b[0],
    )
  }
}
