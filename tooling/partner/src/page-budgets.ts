/** What a page's first load may cost, in bytes after brotli: the scripts, and the style rules, which are part of its HTML. */
interface PageBudget {
  readonly scripts: number
  readonly styles: number
}

/** The most files of a first load. */
export const FILE_BUDGET = { scripts: 8, styles: 3 } as const

/**
 * Home's HTML with its styles, which fits into the first flight of a connection; the same with the data for search engines at its end, which may follow; and
 * the content in its state.
 */
export const HOME_BUDGET = { document: 14_600, whole: 14_850, content: 6_000 } as const

/**
 * The budget of each page by the name of its route's module, for every partner: what its largest build has, and 60 to 150 bytes of scripts and about 250 of
 * styles, since builds differ slightly: the hashes in names of files alone change one by 50 bytes either way. An empty Next page has 114,900 bytes of
 * scripts. What every page carries, and why it is not more: tooling/decisions/2026-11-26-what-every-page-carries.md. A row is raised in the commit that
 * adds the bytes, which says for what.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 80_550, styles: 7_350 },
  'account-activity': { scripts: 91_650, styles: 12_200 },
  'account-activity-credits': { scripts: 93_750, styles: 12_400 },
  'account-cards': { scripts: 112_750, styles: 12_400 },
  'account-dine': { scripts: 97_300, styles: 12_400 },
  'account-household': { scripts: 102_700, styles: 12_200 },
  'account-missing-dine': { scripts: 113_900, styles: 12_900 },
  'account-notices': { scripts: 98_400, styles: 12_400 },
  'account-overview': { scripts: 101_000, styles: 12_200 },
  'account-overview-credits': { scripts: 102_300, styles: 12_400 },
  'account-profile': { scripts: 103_900, styles: 12_400 },
  'table-alert': { scripts: 96_100, styles: 12_200 },
  'account-reservations': { scripts: 100_700, styles: 12_200 },
  'account-security': { scripts: 100_050, styles: 12_400 },
  'account-year': { scripts: 94_750, styles: 12_400 },
  activate: { scripts: 98_300, styles: 12_400 },
  activated: { scripts: 97_550, styles: 12_400 },
  'add-card': { scripts: 110_450, styles: 12_400 },
  'card-added': { scripts: 109_800, styles: 12_400 },
  discover: { scripts: 82_150, styles: 8_350 },
  earn: { scripts: 102_200, styles: 9_700 },
  'earn-page': { scripts: 102_850, styles: 9_700 },
  error: { scripts: 86_150, styles: 8_700 },
  failure: { scripts: 86_200, styles: 8_700 },
  'fix-credentials': { scripts: 97_950, styles: 12_400 },
  'how-it-works': { scripts: 82_400, styles: 8_200 },
  'how-it-works-page': { scripts: 87_350, styles: 9_750 },
  join: { scripts: 101_000, styles: 12_400 },
  'join-provider': { scripts: 98_700, styles: 12_250 },
  login: { scripts: 98_450, styles: 12_400 },
  'login-provider': { scripts: 95_200, styles: 12_250 },
  merchant: { scripts: 97_250, styles: 9_950 },
  'not-found': { scripts: 86_100, styles: 8_700 },
  order: { scripts: 80_650, styles: 7_350 },
  recover: { scripts: 97_250, styles: 12_400 },
  'recover-confirm': { scripts: 97_400, styles: 12_400 },
  'recover-success': { scripts: 96_950, styles: 12_400 },
  'recover-update': { scripts: 97_350, styles: 12_400 },
  search: { scripts: 103_150, styles: 9_850 },
  shortlist: { scripts: 101_650, styles: 9_400 },
  'sign-out': { scripts: 87_150, styles: 8_700 },
  'single-sign-on': { scripts: 80_500, styles: 7_350 },
  surveys: { scripts: 86_700, styles: 9_650 },
  unsubscribe: { scripts: 92_650, styles: 8_700 },
}
