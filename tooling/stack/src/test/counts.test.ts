import { describe, expect, it } from 'vitest'

import { countPlaywright, countVitest, settle } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((one) => ({ status: one })) })

describe('the counts of a stage', () => {
  it('are the tests of each file, and the files that failed before their first test', () => {
    const report = { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed'), file('failed')] }
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 1 })
  })

  it('include a flaky browser test and an error outside of tests as failures', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })).toEqual({
      passed: 5,
      failed: 3,
      skipped: 0,
    })
  })

  it.each([
    ['crashed without a report', undefined, false, { passed: 0, failed: 1, skipped: 0 }],
    ['crashed after all tests had passed', { passed: 9, failed: 0, skipped: 0 }, false, { passed: 9, failed: 1, skipped: 0 }],
    ['ran no test at all', { passed: 0, failed: 0, skipped: 2 }, true, { passed: 0, failed: 1, skipped: 2 }],
    ['failed once', { passed: 9, failed: 1, skipped: 0 }, false, { passed: 9, failed: 1, skipped: 0 }],
    ['passed', { passed: 9, failed: 0, skipped: 0 }, true, { passed: 9, failed: 0, skipped: 0 }],
  ])('count at least one failure when a runner %s', (_, counts, endedWell, expected) => {
    expect(settle(counts, endedWell)).toEqual(expected)
  })
})
