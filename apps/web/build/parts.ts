import type { Rolldown } from 'vite'

const WEB = 'apps/web/src'
const TEXTS = 'packages/copy-engine/src/texts'
const UI = 'packages/ui/src'

const pathOf = (...folders: readonly string[]) => new RegExp(`/(?:${folders.join('|')})`)

/**
 * The files of code that several pages share, by what is in them. Without this table a page would consist of a file for every set of pages
 * that share something: thirty, of half a kilobyte each. What only one page needs stays in its own file.
 * A group takes the modules that it imports along, unless an earlier group has them; so the general ones are first.
 */
const SHARED: readonly (readonly [name: string, modules: RegExp])[] = [
  // All rules that two pages share are one file, which every page carries inline: a navigation then needs the new page's own file only.
  ['styles', /\.vanilla\.css/],
  [
    'hero',
    pathOf(
      `${WEB}/home/(?:HomeHero|headline-tier|how-it-works-loader)`,
      `${UI}/page/(?:Hero|PageHero)\\.`,
      `${UI}/illustrations/hero-table`,
    ),
  ],
  [
    'ui',
    pathOf(
      `${UI}/(?:actions|messages|overlays)/`,
      `${UI}/page/(?:CheckPanel|EmptyState|Panel|Skeleton|TickList|Ticks|WithAside)`,
      `${UI}/forms/(?:Checkbox|Field|FormGrid|Select|TextField)`,
      `${UI}/earn/(?:CardLogo|LinkedCard|RateTable)`,
      `${UI}/merchant/(?:Pagination|page-window)`,
      `${TEXTS}/(?:errors|forms)`,
      'packages/domain/src/(?:benefit|local-time|merchant|money|phone|place|result|vip)\\.',
    ),
  ],
  [
    'forms',
    pathOf(
      'packages/forms/src',
      `${UI}/forms/(?:NumberField|PasswordField|PhoneField|phone-format|ZipField)`,
      'packages/domain/src/(?:email|profile)\\.',
    ),
  ],
  [
    'merchants',
    pathOf(
      `${UI}/merchant`,
      `${UI}/illustrations/(?:hash|kitchens|picture-sizes|tables)`,
      `${UI}/(?:page/Finder|forms/Combobox)`,
      'packages/merchant-search/src',
      `${TEXTS}/merchant`,
    ),
  ],
  // The client of the API, too, needs these, on every page; the forms of cards are not part of it.
  ['contract', pathOf('valibot', 'packages/contract/src')],
  ['cards', pathOf('packages/card-linking/src', `${TEXTS}/card`)],
  ['account', pathOf('packages/account/src', `${UI}/page/Tabs`, `${UI}/earn/StatusRow`, `${TEXTS}/(?:account|activity)`)],
  [
    'enrollment',
    pathOf('packages/enrollment/src', `${UI}/page/Progress`, `${TEXTS}/(?:activation|enrollment|recovery)`, `${WEB}/app/member`),
  ],
  ['failure', pathOf(`${WEB}/app/(?:NotFound|ServerError)`)],
]

/** What every page loads: the entry with all that it imports, and the two parts of `ui` that nearly every first view has. */
const BASE = pathOf(`${WEB}/entry-client`, `${UI}/illustrations/(?:Dish|Scene)\\.`, `${UI}/earn/Rate\\.`)

const FIRST = 100

/** The rules of "how it works" and of Discover, on any of their pages: those of the parts below the first view come with the page. */
const HOME_STYLES = new RegExp(`/(?:${WEB}/home/|${UI}/page/(?:Band|Hero|PageHero|Steps)).*\\.vanilla\\.css`)

/** How the client's code is divided into files. Code that every page loads compresses best as one file. */
export const parts = {
  groups: [
    { name: 'base', test: BASE, priority: FIRST },
    { name: 'home-styles', test: HOME_STYLES, priority: FIRST },
    ...SHARED.map(([name, test], at) => ({ name, test, minShareCount: 2, priority: FIRST - 1 - at })),
  ],
} satisfies Rolldown.OutputOptions['codeSplitting']
