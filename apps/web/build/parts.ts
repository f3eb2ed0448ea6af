import type { Rolldown } from 'vite'

const WEB = 'apps/web/src'
const TEXTS = 'packages/copy-engine/src/texts'
const UI = 'packages/ui/src'

/** Name of the file of rules that pages share and home does not need. */
export const FURTHER_STYLES = 'further-styles'

const pathOf = (...folders: readonly string[]) => new RegExp(`/(?:${folders.join('|')})`)
const rulesOf = (...folders: readonly string[]) => new RegExp(`/(?:${folders.join('|')}).*\\.vanilla\\.css`)

/**
 * The files of code that several pages share, by what is in them. Without this table a page would consist of a file for every set of pages
 * that share something: thirty, of half a kilobyte each. What only one page needs stays in its own file.
 * A group takes the modules that it imports along, unless an earlier group has them; so the general ones are first.
 */
const shared = (paysCredits: boolean): readonly (readonly [name: string, modules: RegExp])[] => [
  // All other rules that two pages share are one file: a navigation then needs one more file at most. Home has none of them (manifest.ts).
  [FURTHER_STYLES, /\.vanilla\.css/],
  [
    'hero',
    pathOf(
      `${WEB}/home/(?:HomeHero|headline-tier|how-it-works-loader)`,
      `${UI}/page/(?:Hero|PageHero)\\.`,
      `${UI}/illustrations/hero-table`,
      `${TEXTS}/home\\.`,
    ),
  ],
  [
    'ui',
    pathOf(
      `${UI}/(?:actions|browser|overlays)/`,
      `${UI}/messages/(?:Banner|Notice)`,
      `${UI}/page/(?:CheckPanel|EmptyState|Panel|Skeleton|TickList|Ticks|WithAside)`,
      `${UI}/forms/(?:Field|TextField)`,
      `${UI}/earn/RateTable`,
      `${UI}/merchant/(?:Pagination|page-window)`,
      `${TEXTS}/(?:errors|forms)`,
      'packages/partner-kit/src/react/earning-rows',
      'packages/domain/src/(?:benefit|local-time|merchant|money|phone|place|result|vip)\\.',
      // The client of the API checks their limits. In the files of the pages that show them, each first call would load those pages.
      'packages/domain/src/(?:missing-dine|reservation-party|review)\\.',
    ),
  ],
  [
    'forms',
    pathOf(
      // New passwords are for pages of enrollment, and the question who a member is loads when it is asked.
      'packages/forms/src/(?!password/|reauthentication/)',
      `${TEXTS}/(?:error-codes|field-errors)`,
      `${UI}/forms/(?:Checkbox|EmailField|FormGrid|NumberField|PasswordField|PhoneField|phone-format|Select|TextArea|ZipField)`,
      'packages/domain/src/(?:email|profile)\\.',
      // What a form does without a connection.
      'packages/account/src/send-later',
    ),
  ],
  // What pages of several restaurants share with the page of one.
  [
    'merchants',
    pathOf(
      `${UI}/merchant/(?:Badge|Photo|Price|Stars|sized-picture)`,
      `${UI}/illustrations/`,
      `${TEXTS}/merchant-card`,
      'packages/domain/src/example-bill',
      // Where the hearts come; their code loads later.
      'packages/favorites/src/(?:later|SaveHeart)\\.',
    ),
  ],
  // What the dialog that shares a list and the page of its vote have in common.
  ['shortlists', pathOf('packages/favorites/src/shortlist/(?:CopyLink|own-lists)', `${TEXTS}/shortlist`, 'packages/domain/src/shortlist')],
  ['map', pathOf('packages/merchant-search/src/map/')],
  // Activity with statement credits has chips, and nothing else of what finds restaurants.
  ...(paysCredits ? [['chips', pathOf(`${UI}/merchant/Chip`)] as const] : []),
  [
    'finder',
    pathOf(
      'packages/merchant-search/src/(?!tile/MerchantCarousel)',
      `${TEXTS}/search`,
      `${UI}/(?:merchant/(?!Carousel|use-)|page/SearchForm|forms/Combobox)`,
    ),
  ],
  // The rows of restaurants, and the editors' pages that show them.
  [
    'content',
    pathOf(
      `${WEB}/(?:content|earn)/`,
      'packages/domain/src/home-state',
      'packages/merchant-search/src/tile/MerchantCarousel',
      `${TEXTS}/earn`,
      `${UI}/merchant/(?:Carousel|use-ends|use-seen)`,
    ),
  ],
  ['unlock', pathOf(`${TEXTS}/merchant\\.`, 'packages/session/src/unlock-words')],
  // The client of the API, too, needs these, on every page; the forms of cards are not part of it.
  ['contract', pathOf('valibot', 'packages/contract/src/(?!merchant|search-parts|page)')],
  // The schema of a restaurant, for its calls and for what a device keeps; no first load has it.
  ['restaurant', pathOf('packages/contract/src/(?:merchant|search-parts|page)\\.')],
  // Every page looks after its load whether the device keeps anything; nearly none does, so this brings none of the code below.
  ['agreed', pathOf('packages/offline/src/agreed\\.')],
  // What the choice on the search page, the screen without a connection, and what runs after the load have in common.
  ['offline', pathOf('packages/offline/src/(?!KeepNear|Unsent)', `${TEXTS}/offline`)],
  // What happens next comes once a card is linked.
  ['cards', pathOf('packages/card-linking/src/(?!NextSteps)', `${TEXTS}/card(?!-next)`)],
  // Words, addresses and files of a reservation, for the dialog of a booking and for the account; the search for a table loads later in both.
  [
    'reservations',
    pathOf(
      'packages/reservations/src/(?:slot-words|place-words|table-of-alert|use-calendar-file|card/card-words|dialog/rule-words)',
      `${TEXTS}/reservations`,
    ),
  ],
  // What the page of a dine shares with parts that load later: one file, not three.
  ['dine', pathOf('packages/account/src/dine/Steps', 'packages/domain/src/dine-state', `${TEXTS}/review-link`)],
  [
    'account',
    pathOf(
      'packages/account/src/(?!security/|dine/|missing-dine/|vip-path/Path|year/|household/|notices/)',
      `${UI}/page/Tabs`,
      `${UI}/earn/(?:CardLogo|LinkedCard|StatusRow)`,
      `${TEXTS}/(?:account|activity|reported-dines)`,
    ),
  ],
  [
    'enrollment',
    pathOf(
      'packages/(?:enrollment/src|forms/src/password)/',
      `${UI}/page/Progress`,
      `${TEXTS}/(?:activation|enrollment|passkey|recovery)`,
      `${WEB}/app/member`,
    ),
  ],
  ['failure', pathOf(`${WEB}/app/(?:NotFound|ServerError)`)],
]

/** Rules of what home shows beside its own parts; every page carries them, since a visitor is likely to have been there. */
const HOME_UI = [
  'actions/(?:Button|TextButton)',
  'earn/RateTable',
  'forms/(?:Combobox|Field)',
  'merchant/(?:Badge|CardGrid|Carousel|Chip|MerchantCard|Stars)',
  'page/(?:EmptyState|Hero|PageHero|Panel|SearchForm|Skeleton)',
].map((place) => `${UI}/${place}`)

/** What every page loads: the entry with all that it imports, the two parts of `ui` that nearly every first view has, and the rules of home. */
const base = (hasNotices: boolean) =>
  new RegExp(
    [
      // What makes an area of texts that is not divided (own-texts.ts).
      pathOf(`${WEB}/entry-client`, `${UI}/illustrations/(?:Dish|Scene)\\.`, `${UI}/earn/Rate\\.`, 'packages/copy-engine/src/text\\.'),
      // The dialog of a notice is in the HTML of pages; elsewhere its rules come with its code.
      rulesOf(...HOME_UI, 'packages/merchant-search/src/tile/', ...(hasNotices ? [`${UI}/overlays/(?:Light)?Dialog`] : [])),
    ]
      .map(({ source }) => source)
      .join('|'),
  )

const FIRST = 100

/**
 * Rules by the family of pages that need them: the home pages with their parts below the first view, the pages of joining and of the account,
 * the offers, and surveys. No other page carries them, and a page of the family needs no file of its own.
 */
const FAMILIES: readonly (readonly [name: string, rules: RegExp])[] = [
  ['home-styles', rulesOf(`${WEB}/home/`, `${UI}/page/(?:Band|Steps)`)],
  [
    'member-styles',
    rulesOf(
      'packages/(?:account|card-linking|enrollment)/src/(?!vip-path/path|year/picture)',
      'packages/reservations/src/account/',
      `${UI}/earn/(?:BalancePlate|LinkedCard|StatusRow|TierTrack)`,
      `${UI}/page/(?:Progress|Tabs)`,
    ),
  ],
  // What comes after the account's overview, and the picture of a year.
  ['vip-styles', rulesOf('packages/account/src/(?:vip-path/path|year/picture)')],
  ['offer-styles', rulesOf(`${WEB}/earn/`)],
  // The search for a table, which loads later on the page of a restaurant and in a dialog of the account.
  ['reservation-styles', rulesOf('packages/reservations/src/(?:block|dialog)/')],
  ['shortlist-styles', rulesOf('packages/favorites/src/shortlist/(?:PlaceVote|Share|ShortlistScreen)')],
  ['offline-styles', rulesOf('packages/offline/')],
  // Of forms that are shown later, or on one page.
  ['survey-styles', rulesOf(`${WEB}/surveys/`, `${UI}/forms/(?:RadioGroup|StarsField)`)],
]

/**
 * How the client's code is divided into files. Code that every page loads compresses best as one file.
 * @param hasNotices whether pages contain dialogs
 * @param paysCredits whether the program pays in statement credits
 */
export const partsOf = (hasNotices: boolean, paysCredits: boolean) =>
  ({
    groups: [
      { name: 'base', test: base(hasNotices), priority: FIRST },
      ...FAMILIES.map(([name, test]) => ({ name, test, priority: FIRST })),
      ...shared(paysCredits).map(([name, test], at) => ({ name, test, minShareCount: 2, priority: FIRST - 1 - at })),
    ],
  }) satisfies Rolldown.OutputOptions['codeSplitting']
