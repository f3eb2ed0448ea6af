/** What a page's first load may cost, in bytes after brotli: the scripts, and the style rules, which are part of its HTML. */
interface PageBudget {
  readonly scripts: number
  readonly styles: number
}

/** The most files of a first load. */
export const FILE_BUDGET = { scripts: 8, styles: 3 } as const

/** Home's HTML with its styles, and the content in its state. */
export const HOME_BUDGET = { document: 14_650, content: 6_000 } as const

/**
 * The budget of each page by the name of its route's module, for every partner: what its largest build had on 2026-11-25, and about 250 bytes.
 * Raised on 2026-11-26: every page asks for its survey once it was seen, rows of activity have the legacy words and the place of a review's offer, a
 * restaurant's page shows members' reviews, pages of two partners contain their notices, named offers have pages without an entry, the overview
 * shows bonuses, /surveys has the form of a review, every page starts what follows its load, and sites that offer their installation have the queue of notices.
 * An empty Next page has 114,900 bytes of scripts; only the three pages with a form for cards are above it.
 * A restaurant's page has the place of its reservation, whose code loads later; reservations of the account are a page of their own,
 * whose route every page of such a partner knows.
 * The page of a shortlist came with its route, which every page knows, and the client loads the calls of shortlists with the first of them: about 150 bytes.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 90_800, styles: 7_600 },
  'account-activity': { scripts: 101_350, styles: 11_650 },
  'account-activity-credits': { scripts: 113_150, styles: 12_000 },
  'account-cards': { scripts: 121_050, styles: 12_000 },
  'account-overview': { scripts: 108_900, styles: 11_650 },
  'account-overview-credits': { scripts: 110_600, styles: 12_000 },
  'account-profile': { scripts: 112_450, styles: 12_000 },
  'account-reservations': { scripts: 110_500, styles: 11_850 },
  'account-security': { scripts: 107_250, styles: 11_850 },
  activate: { scripts: 107_450, styles: 12_000 },
  activated: { scripts: 107_000, styles: 12_000 },
  'add-card': { scripts: 119_100, styles: 12_000 },
  'card-added': { scripts: 118_800, styles: 12_000 },
  discover: { scripts: 92_450, styles: 8_600 },
  earn: { scripts: 112_000, styles: 10_000 },
  'earn-page': { scripts: 112_550, styles: 10_000 },
  error: { scripts: 96_450, styles: 9_200 },
  failure: { scripts: 96_450, styles: 9_200 },
  'fix-credentials': { scripts: 107_650, styles: 12_000 },
  'how-it-works': { scripts: 92_600, styles: 8_600 },
  'how-it-works-page': { scripts: 97_950, styles: 10_150 },
  join: { scripts: 109_150, styles: 12_000 },
  'join-provider': { scripts: 106_950, styles: 11_550 },
  login: { scripts: 107_300, styles: 12_000 },
  'login-provider': { scripts: 104_900, styles: 11_550 },
  merchant: { scripts: 108_000, styles: 10_250 },
  'not-found': { scripts: 96_400, styles: 9_200 },
  order: { scripts: 90_900, styles: 7_650 },
  recover: { scripts: 106_650, styles: 12_000 },
  'recover-confirm': { scripts: 106_800, styles: 12_000 },
  'recover-success': { scripts: 106_600, styles: 12_000 },
  'recover-update': { scripts: 106_700, styles: 12_000 },
  search: { scripts: 111_900, styles: 10_150 },
  shortlist: { scripts: 111_850, styles: 9_750 },
  'sign-out': { scripts: 96_850, styles: 9_200 },
  'single-sign-on': { scripts: 90_850, styles: 7_500 },
  surveys: { scripts: 97_000, styles: 10_050 },
}
