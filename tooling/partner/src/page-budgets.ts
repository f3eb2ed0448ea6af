/** What a page's first load may cost, in bytes after brotli: the scripts, and the style rules, which are part of its HTML. */
interface PageBudget {
  readonly scripts: number
  readonly styles: number
}

/** The most files of a first load. */
export const FILE_BUDGET = { scripts: 8, styles: 3 } as const

/** Home's HTML with its styles, and the content in its state. */
export const HOME_BUDGET = { document: 15_750, content: 6_000 } as const

/** The budget of each page by the name of its route's module, for every partner. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 104_000, styles: 5_000 },
  'account-activity': { scripts: 114_000, styles: 10_750 },
  'account-activity-credits': { scripts: 127_000, styles: 11_250 },
  'account-cards': { scripts: 132_500, styles: 11_250 },
  'account-overview': { scripts: 121_000, styles: 10_750 },
  'account-overview-credits': { scripts: 122_000, styles: 11_250 },
  'account-profile': { scripts: 124_000, styles: 11_250 },
  activate: { scripts: 119_000, styles: 11_250 },
  activated: { scripts: 118_500, styles: 11_250 },
  'add-card': { scripts: 130_500, styles: 11_250 },
  'card-added': { scripts: 130_500, styles: 11_250 },
  discover: { scripts: 105_500, styles: 9_750 },
  error: { scripts: 109_500, styles: 8_500 },
  failure: { scripts: 109_500, styles: 8_500 },
  'how-it-works': { scripts: 105_500, styles: 9_750 },
  'how-it-works-page': { scripts: 111_000, styles: 9_750 },
  join: { scripts: 121_000, styles: 11_250 },
  'join-provider': { scripts: 119_500, styles: 10_750 },
  login: { scripts: 120_000, styles: 11_250 },
  'login-provider': { scripts: 118_000, styles: 10_750 },
  merchant: { scripts: 126_500, styles: 9_750 },
  'not-found': { scripts: 109_500, styles: 8_500 },
  recover: { scripts: 119_000, styles: 11_250 },
  'recover-confirm': { scripts: 119_000, styles: 11_250 },
  'recover-success': { scripts: 118_500, styles: 11_250 },
  'recover-update': { scripts: 119_000, styles: 11_250 },
  search: { scripts: 124_000, styles: 9_500 },
  'sign-out': { scripts: 110_000, styles: 8_500 },
  'single-sign-on': { scripts: 104_000, styles: 5_000 },
}
