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
 * The budget of each page by the name of its route's module, for every partner: of scripts what its largest build had on 2026-11-26, and 100 to 150 bytes,
 * since builds differ slightly: the hashes in names of files alone change one by 50 bytes either way. Most rows were measured anew on 2026-11-27: the page's
 * state has the account of the card-payment provider, a carousel adds slides when it is used, and the pages of an account follow statement credits. Of styles
 * it is what the build of 2026-11-25 had, and about 250 bytes. Most pages got 50 to 500 bytes more of scripts on 2026-11-28, for where notices and the
 * question about vendors come; their code loads later. What a device keeps (packages/offline) added 50 to 500 bytes more: the names of its files, and where the search, the
 * activity, the forms and the sign-out load it; nothing else of it is in a first load. An empty Next page has 114,900 bytes of scripts. What every page carries, and why it is not
 * more: tooling/decisions/2026-11-26-what-every-page-carries.md.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 80_350, styles: 7_350 },
  'account-activity': { scripts: 91_600, styles: 12_200 },
  // Since 2026-11-27 without the search for restaurants, of which it needs the chips only; the steps of a credit load after it.
  'account-activity-credits': { scripts: 93_550, styles: 12_400 },
  // 100 bytes more since 2026-11-27, here and in two pages below: fields have a rule for an exact length, and an open notice gives the focus to its title.
  'account-cards': { scripts: 112_550, styles: 12_400 },
  // 100 bytes more since 2026-11-27: its steps are also those of a statement credit, and so in a file that both share.
  'account-dine': { scripts: 97_150, styles: 12_400 },
  'account-household': { scripts: 102_450, styles: 12_200 },
  'account-missing-dine': { scripts: 113_650, styles: 12_900 },
  'account-notices': { scripts: 98_300, styles: 12_400 },
  'account-overview': { scripts: 100_850, styles: 12_200 },
  'account-overview-credits': { scripts: 102_150, styles: 12_400 },
  'account-profile': { scripts: 103_750, styles: 12_400 },
  'table-alert': { scripts: 96_050, styles: 12_200 },
  // 350 bytes more since 2026-11-28: it asks whether the member watches for tables, whose list loads then.
  'account-reservations': { scripts: 100_550, styles: 12_200 },
  'account-security': { scripts: 99_850, styles: 12_400 },
  'account-year': { scripts: 94_550, styles: 12_400 },
  activate: { scripts: 97_850, styles: 12_400 },
  activated: { scripts: 97_100, styles: 12_400 },
  'add-card': { scripts: 110_050, styles: 12_400 },
  'card-added': { scripts: 109_400, styles: 12_400 },
  discover: { scripts: 82_050, styles: 8_350 },
  earn: { scripts: 101_900, styles: 9_550 },
  'earn-page': { scripts: 102_750, styles: 9_550 },
  error: { scripts: 85_850, styles: 8_700 },
  failure: { scripts: 85_800, styles: 8_700 },
  'fix-credentials': { scripts: 97_550, styles: 12_400 },
  'how-it-works': { scripts: 82_250, styles: 8_200 },
  'how-it-works-page': { scripts: 87_100, styles: 9_750 },
  join: { scripts: 100_500, styles: 12_400 },
  'join-provider': { scripts: 98_400, styles: 12_100 },
  login: { scripts: 98_000, styles: 12_400 },
  'login-provider': { scripts: 94_950, styles: 12_100 },
  // 100 bytes more since 2026-11-28, and 50 in the search: every page has the address of the page of an alert's link.
  merchant: { scripts: 97_050, styles: 9_950 },
  'not-found': { scripts: 85_750, styles: 8_700 },
  order: { scripts: 80_550, styles: 7_350 },
  recover: { scripts: 96_800, styles: 12_400 },
  'recover-confirm': { scripts: 96_950, styles: 12_400 },
  'recover-success': { scripts: 96_500, styles: 12_400 },
  'recover-update': { scripts: 96_900, styles: 12_400 },
  // 150 bytes more since 2026-11-28: the choice to keep restaurants, 18 KB that loaded after the page, loads when the visitor comes near it.
  search: { scripts: 102_900, styles: 9_700 },
  shortlist: { scripts: 101_250, styles: 9_400 },
  'sign-out': { scripts: 86_800, styles: 8_700 },
  'single-sign-on': { scripts: 80_400, styles: 7_350 },
  surveys: { scripts: 86_400, styles: 9_650 },
  unsubscribe: { scripts: 92_250, styles: 8_700 },
}
