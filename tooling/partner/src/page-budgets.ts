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
 * Two pages came with the account, of a dine and of a missing one: every page knows their routes, rows of activity lead to a dine,
 * and the list shows the dines that a member has reported.
 * The page of a shortlist came with its route, which every page knows, and the client loads the calls of shortlists with the first of them: about 150 bytes.
 * The sign-in offers passkeys in a browser in which one was used, in the file that pages of enrollment share; lists and maps show a search that failed; the
 * page after a card has the place of what happens next, and that of the sign-in the names of passkeys: 50 to 350 bytes.
 * The activity has the button of its download, the page of the sign-in's security the sections of a member's data and of closing the account, whose code loads
 * later, and the sign-in knows that an account was closed: 50 to 850 bytes.
 * Every page knows on which paths there is a survey, so that others load none of its code later: 275 bytes.
 * Every page keeps what it stores in memory where a browser blocks storage, and pages of joining know whose account a mailed link belongs to: 100 to 550 bytes.
 * The page of a year came with its route, which every page knows, and the client loads the calls of a member's year with the first of them: 100 bytes. The
 * overview has the room of the path to VIP, 250 bytes, and pages of members the rules of a year's months.
 * The page of a household and that which ends the monthly statements came with their routes, which every page of a site with members knows.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  account: { scripts: 92_250, styles: 7_350 },
  'account-activity': { scripts: 104_300, styles: 12_000 },
  'account-activity-credits': { scripts: 116_300, styles: 12_200 },
  'account-cards': { scripts: 124_200, styles: 12_200 },
  'account-dine': { scripts: 109_600, styles: 12_200 },
  'account-household': { scripts: 113_850, styles: 12_200 },
  'account-missing-dine': { scripts: 125_150, styles: 12_900 },
  'account-overview': { scripts: 112_200, styles: 12_000 },
  'account-overview-credits': { scripts: 113_550, styles: 12_200 },
  'account-profile': { scripts: 115_300, styles: 12_200 },
  'account-reservations': { scripts: 113_100, styles: 12_000 },
  'account-security': { scripts: 112_700, styles: 12_200 },
  'account-year': { scripts: 107_450, styles: 12_200 },
  activate: { scripts: 110_200, styles: 12_200 },
  activated: { scripts: 109_400, styles: 12_200 },
  'add-card': { scripts: 122_150, styles: 12_200 },
  'card-added': { scripts: 121_450, styles: 12_200 },
  discover: { scripts: 93_800, styles: 8_350 },
  earn: { scripts: 114_050, styles: 9_550 },
  'earn-page': { scripts: 114_600, styles: 9_550 },
  error: { scripts: 98_250, styles: 8_700 },
  failure: { scripts: 98_250, styles: 8_700 },
  'fix-credentials': { scripts: 109_900, styles: 12_200 },
  'how-it-works': { scripts: 94_100, styles: 8_200 },
  'how-it-works-page': { scripts: 99_550, styles: 9_750 },
  join: { scripts: 112_400, styles: 12_200 },
  'join-provider': { scripts: 110_400, styles: 11_950 },
  login: { scripts: 110_350, styles: 12_200 },
  'login-provider': { scripts: 107_100, styles: 11_950 },
  merchant: { scripts: 109_450, styles: 9_950 },
  'not-found': { scripts: 98_200, styles: 8_700 },
  order: { scripts: 92_350, styles: 7_350 },
  recover: { scripts: 109_100, styles: 12_200 },
  'recover-confirm': { scripts: 109_250, styles: 12_200 },
  'recover-success': { scripts: 108_800, styles: 12_200 },
  'recover-update': { scripts: 109_150, styles: 12_200 },
  search: { scripts: 114_400, styles: 9_700 },
  shortlist: { scripts: 113_850, styles: 9_400 },
  'sign-out': { scripts: 98_650, styles: 8_700 },
  'single-sign-on': { scripts: 92_200, styles: 7_350 },
  surveys: { scripts: 98_800, styles: 9_650 },
  unsubscribe: { scripts: 103_700, styles: 8_700 },
}
