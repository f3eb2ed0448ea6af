/** Start of the line with the counts of a suite; the commands search the suite's output for it. */
const MARK = 'covered: '

/**
 * Prints the counts of a suite at its end; `pnpm test` and `pnpm test:stress` show the line in their summary.
 * @param facts the count of each kind: `{ calls: 100_000, refused: 71_204 }`
 */
export function covered(suite: string, facts: Readonly<Record<string, number>>): void {
  const parts = Object.entries(facts).map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
  process.stdout.write(`${MARK}${suite}: ${parts.join(', ')}\n`)
}

/** Prints, as such a line, that a suite did not run here, and why. */
export function leftOut(suite: string, reason: string): void {
  process.stdout.write(`${MARK}${suite}: left out, ${reason}\n`)
}

/** Prints the progress of a suite; the commands show the last such line of a long suite. */
export function progress(suite: string, done: number, whole: number): void {
  process.stdout.write(`${suite}: ${done.toLocaleString('en-US')} of ${whole.toLocaleString('en-US')}\n`)
}
