/** What a page's first load may cost, in bytes after brotli: the scripts, and the style rules, which are part of its HTML. */
interface PageBudget {
  readonly scripts: number
  readonly styles: number
}

/** The most files of a first load. */
export const FILE_BUDGET = { scripts: 8, styles: 3 } as const

/** Home's HTML with its styles, and the content in its state. */
export const HOME_BUDGET = { document: 15_200, content: 6_000 } as const

/** The budget of each page by the name of its route's module, for every partner. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 106_250, styles: 7_500 },
  'account-activity': { scripts: 116_250, styles: 11_500 },
  'account-activity-credits': { scripts: 130_000, styles: 12_000 },
  'account-cards': { scripts: 135_250, styles: 12_000 },
  'account-overview': { scripts: 123_000, styles: 11_500 },
  'account-overview-credits': { scripts: 124_750, styles: 12_000 },
  'account-profile': { scripts: 126_750, styles: 12_000 },
  activate: { scripts: 121_250, styles: 12_000 },
  activated: { scripts: 120_750, styles: 12_000 },
  'add-card': { scripts: 132_750, styles: 12_000 },
  'card-added': { scripts: 132_750, styles: 12_000 },
  discover: { scripts: 107_550, styles: 10_000 },
  earn: { scripts: 127_500, styles: 10_000 },
  'earn-page': { scripts: 127_750, styles: 10_000 },
  error: { scripts: 112_000, styles: 9_250 },
  failure: { scripts: 112_000, styles: 9_250 },
  'how-it-works': { scripts: 108_050, styles: 10_250 },
  'how-it-works-page': { scripts: 113_250, styles: 10_250 },
  join: { scripts: 123_500, styles: 12_000 },
  'join-provider': { scripts: 121_750, styles: 11_500 },
  login: { scripts: 122_250, styles: 12_000 },
  'login-provider': { scripts: 119_750, styles: 11_500 },
  merchant: { scripts: 130_000, styles: 10_500 },
  'not-found': { scripts: 111_750, styles: 9_250 },
  order: { scripts: 107_750, styles: 9_250 },
  recover: { scripts: 121_000, styles: 12_000 },
  'recover-confirm': { scripts: 121_250, styles: 12_000 },
  'recover-success': { scripts: 120_750, styles: 12_000 },
  'recover-update': { scripts: 121_000, styles: 12_000 },
  search: { scripts: 129_750, styles: 10_250 },
  'sign-out': { scripts: 112_250, styles: 9_250 },
  'single-sign-on': { scripts: 106_000, styles: 7_500 },
  surveys: { scripts: 111_750, styles: 9_250 },
}
