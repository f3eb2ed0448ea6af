import type { Partner } from '@dining/partner-kit'
import { CREDIT_PROGRAM, testPartner, type TestPartnerOverrides } from '@dining/partner-kit/testing'

const HELP = 'help@one.example'

function partner(id: string, { program, features }: Pick<TestPartnerOverrides, 'program' | 'features'> = {}): Partner {
  return testPartner({
    program: { id, name: id, programName: `${id} Dining`, loyaltyName: 'The Club', ...program },
    ...(features && { features }),
    support: { email: { href: `mailto:${HELP}`, display: HELP }, contact: HELP },
  })
}

const GALLON = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5_000 } as const

/** Partners of tests alone, each with one difference; the page and the API behind it know the same. */
export const PARTNERS = {
  plain: partner('plain'),
  fullAddress: partner('full-address', { features: { fullAddressRequired: true } }),
  credit: partner('credit', {
    program: CREDIT_PROGRAM,
    features: { fullAddressRequired: true },
  }),
  gallon: partner('gallon', {
    program: { currencyType: 'Dollar', currency: { one: 'fuel savings', many: 'fuel savings' }, earnRates: { 0: GALLON, 2: GALLON } },
  }),
  sms: partner('sms', { features: { hasSmsOptIn: true, shortCode: '24680' } }),
  smsNewer: partner('sms-newer', { features: { hasSmsOptInV2: true, shortCode: '24680' } }),
  ownEmail: partner('own-email', { features: { hasEmailChange: true } }),
  noEmailOptIn: partner('no-email-opt-in', { features: { hideEmailOptIn: true } }),
  bonuses: partner('bonuses', { program: { newMemberBonus: { code: 'WELCOME', units: 1_000, spendCents: 3_000, withinDays: 30 } } }),
  appBonus: partner('app-bonus', {
    program: { appOnlyBonus: { code: 'INAPP', units: 250, spendCents: 2_500, withinDays: 45 } },
    features: {
      appOnlyBonusByDefault: true,
      nativeApp: { iosUrl: 'https://apps.example/ios', androidUrl: 'https://apps.example/android' },
    },
  }),
  legacy: partner('legacy', { features: { hasLegacyStatusText: true } }),
  notices: partner('notices', { features: { hasNotices: true } }),
  noHousehold: partner('no-household', { features: { hasHousehold: false } }),
  noVip: partner('no-vip', { features: { hasVIP: false } }),
  /** The page's only: its members sign in elsewhere, so the API's is the plain one. */
  sso: partner('sso', { program: { enrollmentType: 'sso' } }),
} as const

export type PartnerName = keyof typeof PARTNERS
