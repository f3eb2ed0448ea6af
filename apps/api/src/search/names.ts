/** Numbers names from 0 in the order of their first use. A name keeps its number while the process runs. */
export interface Names {
  readonly values: string[]
  numberOf(name: string): number
  /** -1 for a name that was never used. */
  find(name: string): number
}

export function createNames(): Names {
  const numbers = new Map<string, number>()
  const values: string[] = []
  return {
    values,
    numberOf(name) {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, values.length)
      values.push(name)
      return values.length - 1
    },
    find: (name) => numbers.get(name) ?? -1,
  }
}
