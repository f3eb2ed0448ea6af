/** What a line starts with that tells what a suite has covered; the commands look for it in a suite's output. */
const MARK = 'covered: '

/**
 * Says what a suite has done, in numbers, once it has done it; `pnpm test` and `pnpm test:stress` show the line in their summary.
 * @param facts of each kind how many: `{ calls: 100_000, refused: 71_204 }`
 */
export function covered(suite: string, facts: Readonly<Record<string, number>>): void {
  const parts = Object.entries(facts).map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
  process.stdout.write(`${MARK}${suite}: ${parts.join(', ')}\n`)
}

/** Says in the same place that a suite did not run here, and why. */
export function leftOut(suite: string, reason: string): void {
  process.stdout.write(`${MARK}${suite}: left out, ${reason}\n`)
}

/** Says how far a suite has come; the commands show the last such line of a suite that takes long. */
export function progress(suite: string, done: number, whole: number): void {
  process.stdout.write(`${suite}: ${done.toLocaleString('en-US')} of ${whole.toLocaleString('en-US')}\n`)
}
