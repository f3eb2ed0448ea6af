import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '@dining/stack'

/** A test that fails when a setting loses its effect: its file from the project's root, and a part of its title. */
export interface Proof {
  readonly file: string
  readonly title: string
}

/** The table of settings in which two built partners differ, each seen in the browser; its rows are the proofs of their settings. */
export const WEB = 'apps/web/server/partner-settings.test.ts'

const TABLES = 'apps/api/src/use-cases/reservations/availability.test.ts'
const BONUS_OF_TABLES = { file: TABLES, title: 'has a bonus for each table where a dine earns, only if the partner has one' } as const

const rowOf = (setting: string) => `setting: '${setting}'`

/** The rows of the table. */
function rowsOfSites(): Readonly<Record<string, Proof>> {
  const text = readFileSync(join(ROOT, WEB), 'utf8')
  const settings = [...text.matchAll(/\{ setting: '([a-z]+\.\w+)'/g)].map(([, setting = '']) => setting)
  return Object.fromEntries(settings.map((setting) => [setting, { file: WEB, title: rowOf(setting) }]))
}

/** The test of each setting: the only list, apart from the table's own rows. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  ...rowsOfSites(),
  'program.hosts': {
    file: 'apps/web/server/two-hosts.test.ts',
    title: 'accepts calls of pages of either host, and refuses those of others',
  },
  'program.captcha': { file: WEB, title: 'program.captcha allows the script and the frame of the service' },
  'program.reservationBonusUnits': BONUS_OF_TABLES,
  'features.hasReservationBonus': BONUS_OF_TABLES,
  'program.mailFrom': {
    file: 'apps/api/src/config/mail-from.test.ts',
    title: 'takes the address of the partner’s folder, or else the installation’s pattern',
  },
  'program.timeZone': {
    file: 'apps/api/src/use-cases/earning/year.test.ts',
    title: 'adds up the rows of the calendar year, in the zone of the partner',
  },
  'features.acclaimed2Enabled': {
    file: 'packages/merchant-search/src/tile/merchant-tile.test.tsx',
    title: 'shows the second level of acclaim only where the partner has it',
  },
  'features.hasMerchantFavorites': {
    file: 'apps/api/src/http/resources/favorites/routes.test.ts',
    title: 'do not exist where the partner has no favorites',
  },
  'features.hasHousehold': {
    file: 'apps/api/src/use-cases/household/household.test.ts',
    title: 'does not exist where the partner does not want it',
  },
  'features.hasNotices': {
    file: 'apps/api/src/use-cases/notices/notices.test.ts',
    title: 'do not exist where the partner does not want them',
  },
  'features.hasLegacyStatusText': {
    file: 'apps/e2e/tests/web/reviews.e2e.ts',
    title: 'the legacy words of a status are those of the flag',
  },
  'features.typeformCode': {
    file: 'apps/e2e/tests/web/surveys.e2e.ts',
    title: 'a survey at Typeform carries the five parameters, is framed where it is configured only',
  },
  'features.hasFlexOffers': {
    file: 'apps/api/src/http/resources/flex-offers/routes.test.ts',
    title: 'does not exist where the partner has no flex offers',
  },
  'program.newMemberBonus': {
    file: 'apps/api/src/use-cases/bonuses/activate-bonus.test.ts',
    title: 'are offered to new members from joining on, and not after their days',
  },
  'program.appOnlyBonus': {
    file: 'apps/api/src/use-cases/bonuses/activate-bonus.test.ts',
    title: 'include an app-only bonus by default where the partner says so',
  },
  'features.appOnlyBonusByDefault': {
    file: 'apps/api/src/use-cases/bonuses/activate-bonus.test.ts',
    title: 'include an app-only bonus by default where the partner says so',
  },
  'features.appEnrollmentSource': {
    file: 'apps/api/src/use-cases/bonuses/activate-bonus.test.ts',
    title: 'include the new-member bonus for members from the app for 2,160 hours of joining, where the partner says so',
  },
  'features.nativeApp': {
    file: 'packages/account/src/bonuses/bonuses.browser.test.tsx',
    title: 'names the app and its stores where only the app can activate it',
  },
  'features.hasPWAInstallBanner': {
    file: 'apps/e2e/tests/web/install.e2e.ts',
    title: 'there is neither banner nor captured offer where the partner does not want it',
  },
  'features.vendors': {
    file: 'apps/web/server/vendors.test.ts',
    title: 'no vendor gets anything before the visitor has agreed, and both do after one tap',
  },
  'features.minimumAppVersion': {
    file: 'apps/e2e/tests/web/native-app.e2e.ts',
    title: 'in a browser, in a current app and where the partner has no minimum, pages are as always',
  },
  'features.hasPartnerLoadedCards': {
    file: 'apps/api/src/use-cases/partner-cards/partner-cards.test.ts',
    title: 'do not exist where the partner has none',
  },
  'features.cardTypesAccepted': {
    file: 'apps/api/src/use-cases/cards.test.ts',
    title: 'sends the vault the brands that the partner accepts',
  },
  'features.hasEmailChange': {
    file: 'apps/api/src/use-cases/account-security/own-email.test.ts',
    title: 'does not exist where the partner does not offer it',
  },
  'features.fullAddressRequired': {
    file: 'packages/domain/src/profile.test.ts',
    title: 'a whole address (asked: %s, currency: %s) is needed',
  },
}

/** Settings without a test that flips them, each with the reason. */
export const WITHOUT_PROOF: Readonly<Record<string, string>> = {
  'program.id': 'It identifies the partner; every test of two partners depends on it.',
}
