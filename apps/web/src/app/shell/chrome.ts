import { HAS_ENROLLMENT } from '@dining/domain'
import { paths } from '@dining/session'

/** What of the shell a path shows. */
export interface Chrome {
  /** The bar on top: whole, or reduced on enrollment pages (NAV-01, NAV-23). */
  readonly bar: 'whole' | 'enrollment'
  /** The search icon: hidden where the page is a search box itself, current on the search page (NAV-04, NAV-05, NAV-06). */
  readonly search: 'link' | 'current' | 'hidden'
  /** SHELL-03 */
  readonly hasBackBar: boolean
}

/** NAV-24 */
const ENROLLMENT_PATHS: readonly string[] = HAS_ENROLLMENT ? [paths.join(), paths.addCard(), paths.cardAdded()] : []

function isDiscover(pathname: string, hasDiscoverHome: boolean): boolean {
  return pathname === '/discover' || pathname.startsWith('/discover/') || (hasDiscoverHome && pathname === paths.home())
}

/** @param hasDiscoverHome does the partner's home show the Discover page? */
export function chromeOf(pathname: string, hasDiscoverHome: boolean): Chrome {
  const search = pathname === paths.search() ? 'current' : isDiscover(pathname, hasDiscoverHome) ? 'hidden' : 'link'
  return {
    bar: ENROLLMENT_PATHS.includes(pathname) ? 'enrollment' : 'whole',
    search,
    hasBackBar: pathname.includes('/merchants/') || (HAS_ENROLLMENT && pathname.includes('/account/')),
  }
}
