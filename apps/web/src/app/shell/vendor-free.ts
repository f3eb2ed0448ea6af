import { HAS_ENROLLMENT } from '@dining/domain'
import { ENROLLMENT_ADDRESSES } from '@dining/domain/page-lists'
import { withoutToken } from '@dining/domain/pages'
import { paths } from '@dining/session'

/** Where a visitor enters credentials, a card or personal data, or reads them. */
const FREE: ReadonlySet<string> = new Set(
  HAS_ENROLLMENT
    ? [
        ...ENROLLMENT_ADDRESSES,
        paths.login(),
        paths.singleSignOn(),
        paths.signOut(),
        paths.activate(),
        paths.fixCredentials(),
        paths.manageCards(),
        paths.userProfile(),
      ]
    : [],
)

/**
 * Whether the page of a path loads no code of an analytics vendor, and has no such source in its content policy: where something secret is entered or
 * shown, and where the address contains a token.
 */
export const isVendorFree = (pathname: string): boolean =>
  FREE.has(pathname) || (HAS_ENROLLMENT && pathname.startsWith(paths.recover())) || withoutToken(pathname) !== pathname
