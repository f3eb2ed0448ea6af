import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import type { Page } from '@playwright/test'

import { ALFA_LEFT_OUT } from './rules.ts'

const idOf = (uri: string) => uri.split('/').at(-1) ?? uri
const RULES = [...rules].filter(({ uri }) => !(idOf(uri) in ALFA_LEFT_OUT))

/** The markup of a node. */
const shown = (target: { readonly toString: () => string } | undefined) => target?.toString().slice(0, 300)

/** The certain findings of Siteimprove Alfa, one line each; it checks a copy of the page's tree and styles, in this process. */
export async function alfaIssues(page: Page): Promise<string[]> {
  const copy = await Playwright.toPage(await page.evaluateHandle('document'))
  const outcomes = await Audit.of(copy, RULES).evaluate()
  return [...outcomes].filter(Outcome.isFailed).map(({ rule, target }) => `${idOf(rule.uri)}: ${shown(target)}`)
}
