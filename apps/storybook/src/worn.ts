/** What a story wears in a test, whatever its own globals say. */
export interface Worn {
  readonly partner: string
  readonly scheme: 'light' | 'dark'
}

let forced: Worn | undefined

/** Makes every story wear this until it is told otherwise. */
export function wear(worn: Worn): void {
  forced = worn
}

/** What is worn by force, if anything is. */
export const wornByForce = (): Worn | undefined => forced

/** The partners in turn, so that a run of all stories sees them all and a story always sees the same. */
export function inTurn<T>(storyId: string, all: readonly T[]): T | undefined {
  const sum = Array.from(storyId, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return all[sum % all.length]
}
