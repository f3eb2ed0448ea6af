/**
 * Does some work for each item, for several at the same time. After a failure no further item is begun.
 * Rejects with the first failure, when no work runs any more.
 */
export async function eachAtOnce<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values()
  const failures: unknown[] = []
  async function worker(): Promise<void> {
    for (const item of left) {
      if (failures.length > 0) return
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
}
