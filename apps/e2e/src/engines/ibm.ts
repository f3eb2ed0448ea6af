import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

import { IBM_LEFT_OUT } from './rules.ts'

const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8')

interface Result {
  readonly ruleId: string
  /** Its confidence, and the finding. */
  readonly value: readonly [string, string]
  readonly message: string
  readonly snippet: string
}
interface Ace {
  readonly Checker: new () => {
    readonly check: (root: Document, rulesets: readonly string[]) => Promise<{ readonly results: readonly Result[] }>
  }
}

/** The violations of WCAG 2.2 found by IBM's Equal Access engine, one line each; it runs in the page. */
export async function ibmIssues(page: Page): Promise<string[]> {
  await page.evaluate(ENGINE)
  const results = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: Ace }).ace
    const report = await new Checker().check(document, ['WCAG_2_2'])
    return report.results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }))
  })
  return results
    .filter(({ ruleId }) => !(ruleId in IBM_LEFT_OUT))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 300)}`)
}
