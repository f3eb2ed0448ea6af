import { addressOf, PAGES, type Page } from './pages.ts'

// Lists that a browser needs of the table of pages. A build puts the finished lists in the place of this module, with the partner's pages
// alone, so that the table is in no bundle (apps/web/build/page-lists.ts).

const pages: readonly Page[] = Object.values(PAGES)

/** Addresses of pages with the reduced bar (NAV-23, NAV-24). */
export const ENROLLMENT_ADDRESSES: readonly string[] = pages.filter(({ layout }) => layout === 'enrollment').map(addressOf)

/** Addresses of pages that are loaded as documents. */
export const DOCUMENT_ADDRESSES: readonly string[] = pages.filter(({ isDocument }) => isDocument).map(addressOf)

/** What the paths of pages with a bar that leads back contain (SHELL-03). */
export const BACK_PARTS: readonly string[] = pages
  .filter(({ layout, path }) => layout === 'back' && /[:*]/.test(path))
  .map(({ path }) => path.slice(0, path.search(/[:*]/)))

/** Addresses of pages that need an account, which the paths below them need too. */
export const ACCOUNT_ADDRESSES: readonly string[] = pages
  .filter(({ needsSignIn }) => needsSignIn)
  .map(addressOf)
  .filter((address, _, all) => !all.some((other) => address.startsWith(`${other}/`)))

/** Patterns of pages that hold a member's data. */
export const PRIVATE_PATTERNS: readonly string[] = pages.filter(({ cache }) => cache === 'private').map(({ path }) => path)
