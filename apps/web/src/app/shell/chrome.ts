import { BACK_PARTS, ENROLLMENT_ADDRESSES } from '@dining/domain/page-lists'
import { paths } from '@dining/session'

/** The parts of the shell on a path. */
export interface Chrome {
  /** The bar at the top: full, or reduced on enrollment pages (NAV-01, NAV-23). */
  readonly bar: 'whole' | 'enrollment'
  /** The search icon: hidden if the page has its own search box, current on the search page (NAV-04, NAV-05, NAV-06). */
  readonly search: 'link' | 'current' | 'hidden'
  /** SHELL-03 */
  readonly hasBackBar: boolean
}

function isDiscover(pathname: string, hasDiscoverHome: boolean): boolean {
  return pathname === paths.discover() || pathname.startsWith(`${paths.discover()}/`) || (hasDiscoverHome && pathname === paths.home())
}

/** @param hasDiscoverHome whether the partner's home shows the Discover page */
export function chromeOf(pathname: string, hasDiscoverHome: boolean): Chrome {
  const search = pathname === paths.search() ? 'current' : isDiscover(pathname, hasDiscoverHome) ? 'hidden' : 'link'
  return {
    bar: ENROLLMENT_ADDRESSES.includes(pathname) ? 'enrollment' : 'whole',
    search,
    hasBackBar: BACK_PARTS.some((part) => pathname.includes(part)),
  }
}
