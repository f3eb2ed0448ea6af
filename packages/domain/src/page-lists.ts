import { addressOf, PAGES, type Page } from './pages.ts'

// Lists from the table of pages for the browser. A build replaces this module with the computed lists of only the partner's pages,
// so that the table is in no bundle (apps/web/build/page-lists.ts).

const pages: readonly Page[] = Object.values(PAGES)

/** Paths of pages with the reduced bar (NAV-23, NAV-24). */
export const ENROLLMENT_ADDRESSES: readonly string[] = pages.filter(({ layout }) => layout === 'enrollment').map(addressOf)

/** Paths of pages that are loaded as documents. */
export const DOCUMENT_ADDRESSES: readonly string[] = pages.filter(({ isDocument }) => isDocument).map(addressOf)

/** Substrings of the paths of pages with a back bar (SHELL-03). */
export const BACK_PARTS: readonly string[] = pages
  .filter(({ layout, path }) => layout === 'back' && /[:*]/.test(path))
  .map(({ path }) => path.slice(0, path.search(/[:*]/)))
  .filter((part, _, all) => !all.some((other) => other !== part && part.startsWith(other)))

/** Paths of pages that require an account; the paths below them require it, too. */
export const ACCOUNT_ADDRESSES: readonly string[] = pages
  .filter(({ needsSignIn }) => needsSignIn)
  .map(addressOf)
  .filter((address, _, all) => !all.some((other) => address.startsWith(`${other}/`)))

/** Patterns of pages that contain a member's data. */
export const PRIVATE_PATTERNS: readonly string[] = pages.filter(({ cache }) => cache === 'private').map(({ path }) => path)
