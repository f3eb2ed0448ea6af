/** What a page's first load may cost, in bytes after brotli: the scripts, and the style rules, which are part of its HTML. */
interface PageBudget {
  readonly scripts: number
  readonly styles: number
}

/** The most files of a first load. */
export const FILE_BUDGET = { scripts: 8, styles: 3 } as const

/** Home's HTML with its styles, and the content in its state. */
export const HOME_BUDGET = { document: 15_200, content: 6_000 } as const

/**
 * The budget of each page by the name of its route's module, for every partner: what its largest build had on 2026-11-25, and about 250 bytes.
 * An empty Next page has 114,900 bytes of scripts; only the three pages with a form for cards are above it.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 90_250, styles: 7_600 },
  'account-activity': { scripts: 100_050, styles: 11_450 },
  'account-activity-credits': { scripts: 111_650, styles: 11_750 },
  'account-cards': { scripts: 119_450, styles: 11_750 },
  'account-overview': { scripts: 107_550, styles: 11_450 },
  'account-overview-credits': { scripts: 108_900, styles: 11_750 },
  'account-profile': { scripts: 111_200, styles: 11_750 },
  'account-security': { scripts: 111_000, styles: 11_750 },
  activate: { scripts: 106_750, styles: 11_750 },
  activated: { scripts: 106_350, styles: 11_750 },
  'add-card': { scripts: 118_300, styles: 11_750 },
  'card-added': { scripts: 117_900, styles: 11_750 },
  discover: { scripts: 91_600, styles: 8_600 },
  earn: { scripts: 110_950, styles: 10_000 },
  'earn-page': { scripts: 111_400, styles: 10_000 },
  error: { scripts: 95_850, styles: 9_200 },
  failure: { scripts: 95_850, styles: 9_200 },
  'fix-credentials': { scripts: 107_000, styles: 11_750 },
  'how-it-works': { scripts: 92_100, styles: 8_600 },
  'how-it-works-page': { scripts: 97_150, styles: 10_150 },
  join: { scripts: 108_550, styles: 11_750 },
  'join-provider': { scripts: 106_000, styles: 11_300 },
  login: { scripts: 106_550, styles: 11_750 },
  'login-provider': { scripts: 103_950, styles: 11_300 },
  merchant: { scripts: 106_250, styles: 10_250 },
  'not-found': { scripts: 95_650, styles: 9_200 },
  order: { scripts: 90_350, styles: 7_650 },
  recover: { scripts: 106_050, styles: 11_750 },
  'recover-confirm': { scripts: 106_150, styles: 11_750 },
  'recover-success': { scripts: 105_750, styles: 11_750 },
  'recover-update': { scripts: 106_050, styles: 11_750 },
  search: { scripts: 111_200, styles: 10_150 },
  'sign-out': { scripts: 96_300, styles: 9_200 },
  'single-sign-on': { scripts: 90_000, styles: 7_500 },
  surveys: { scripts: 95_750, styles: 9_200 },
}
