const SHARDS = 64

/** Numbers by text in several maps: a single large map is copied as a whole when it grows, which takes longer than a slice. */
export class ShardedNumbers {
  readonly #shards = Array.from({ length: SHARDS }, () => new Map<string, number>())

  /** @returns false if the text is known */
  add(text: string, value: number): boolean {
    const shard = this.#shardOf(text)
    if (shard.has(text)) return false
    shard.set(text, value)
    return true
  }

  set(text: string, value: number): void {
    this.#shardOf(text).set(text, value)
  }

  get(text: string): number | undefined {
    return this.#shardOf(text).get(text)
  }

  delete(text: string): void {
    this.#shardOf(text).delete(text)
  }

  #shardOf(text: string): Map<string, number> {
    let hash = text.length
    // The ends of ids and words differ most.
    for (let index = Math.max(0, text.length - 3); index < text.length; index++) hash = hash * 31 + text.charCodeAt(index)
    // The remainder is an index of a shard.
    return this.#shards[hash % SHARDS] as Map<string, number>
  }
}
