import * as v from 'valibot'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const vitestSchema = v.object({
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

/** Counts of the JSON report of vitest; a file that failed before its first test counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { testResults } = v.parse(vitestSchema, report)
  const all = testResults.flatMap((file) => file.assertionResults)
  const count = (...wanted: string[]) => all.filter(({ status }) => wanted.includes(status)).length
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  return { passed: count('passed'), failed: count('failed') + broken, skipped: count('skipped', 'pending', 'todo') }
}

/** Counts of the JSON report of Playwright; a test that only passed at a retry has failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = v.parse(playwrightSchema, report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** A runner that exits with an error has at least one failure, whatever its report contains; a report without tests is a failure. */
export function settle(counts: Counts | undefined, endedWell: boolean): Counts {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 }
  if (known.failed === 0 && (!endedWell || known.passed === 0)) return { ...known, failed: 1 }
  return known
}
