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
 * The budget of each page by the name of its route's module, for every partner: what its largest build had on 2026-11-25, and about 250 bytes.
 * Raised on 2026-11-26: every page asks for its survey once it was seen, rows of activity have the legacy words and the place of a review's offer, a
 * restaurant's page shows members' reviews, pages of two partners contain their notices, named offers have pages without an entry, the overview
 * shows bonuses, /surveys has the form of a review, every page starts what follows its load, and sites that offer their installation have the queue of notices.
 * An empty Next page has 114,900 bytes of scripts; only the three pages with a form for cards are above it.
 * A restaurant's page has the place of its reservation, whose code loads later; reservations of the account are a page of their own,
 * whose route every page of such a partner knows.
 * The page of a shortlist came with its route, which every page knows, and the client loads the calls of shortlists with the first of them: about 150 bytes.
 * The sign-in offers passkeys in a browser in which one was used, in the file that pages of enrollment share; lists and maps show a search that failed; the
 * page after a card has the place of what happens next, and that of the sign-in the names of passkeys: 50 to 350 bytes.
 * Figures are written without Intl: the same pages had about 275 bytes more after that was merged.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 91_600, styles: 7_350 },
  'account-activity': { scripts: 102_250, styles: 11_400 },
  'account-activity-credits': { scripts: 114_400, styles: 11_600 },
  'account-cards': { scripts: 122_100, styles: 11_600 },
  'account-overview': { scripts: 109_850, styles: 11_400 },
  'account-overview-credits': { scripts: 111_300, styles: 11_600 },
  'account-profile': { scripts: 113_250, styles: 11_600 },
  'account-reservations': { scripts: 111_200, styles: 11_400 },
  'account-security': { scripts: 110_250, styles: 11_600 },
  activate: { scripts: 108_900, styles: 11_600 },
  activated: { scripts: 108_400, styles: 11_600 },
  'add-card': { scripts: 120_700, styles: 11_600 },
  'card-added': { scripts: 120_450, styles: 11_600 },
  discover: { scripts: 93_250, styles: 8_350 },
  earn: { scripts: 113_250, styles: 9_550 },
  'earn-page': { scripts: 113_750, styles: 9_550 },
  error: { scripts: 97_400, styles: 8_700 },
  failure: { scripts: 97_400, styles: 8_700 },
  'fix-credentials': { scripts: 108_950, styles: 11_600 },
  'how-it-works': { scripts: 93_450, styles: 8_200 },
  'how-it-works-page': { scripts: 98_700, styles: 9_750 },
  join: { scripts: 111_200, styles: 11_600 },
  'join-provider': { scripts: 109_050, styles: 11_300 },
  login: { scripts: 109_350, styles: 11_600 },
  'login-provider': { scripts: 106_350, styles: 11_300 },
  merchant: { scripts: 108_750, styles: 9_950 },
  'not-found': { scripts: 97_300, styles: 8_700 },
  order: { scripts: 91_700, styles: 7_350 },
  recover: { scripts: 108_100, styles: 11_600 },
  'recover-confirm': { scripts: 108_250, styles: 11_600 },
  'recover-success': { scripts: 107_800, styles: 11_600 },
  'recover-update': { scripts: 108_150, styles: 11_600 },
  search: { scripts: 113_600, styles: 9_700 },
  shortlist: { scripts: 113_050, styles: 9_400 },
  'sign-out': { scripts: 97_750, styles: 8_700 },
  'single-sign-on': { scripts: 91_600, styles: 7_350 },
  surveys: { scripts: 97_900, styles: 9_650 },
}
