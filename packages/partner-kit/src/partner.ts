import type { CopySettings, CopySupport, TextKey, Wording } from '@dining/copy-engine'
import type { CaptchaService, CardTypeCode, CurrencyType, EarnRates, EnrollmentType, HomeState, Vendor } from '@dining/domain'

/** Types of the general popup: the slug of its words and of the page that it leads to (POPUP-04). Empty: no popup. */
export const GENERAL_MODAL_TYPES = ['', 'this-is-big'] as const

/** A bonus of the partner's own configuration, which every member who may have it is offered. */
export interface ProgramBonus {
  readonly code: string
  /** Units, or cents for Dollar and Credit partners. */
  readonly units: number
  /** Cents of all dines together. */
  readonly spendCents: number
  readonly withinDays: number
}

/** Facts of a partner's program; safe on the server, part of every bundle of that partner. */
export interface Program {
  /** The folder's name; also the tenant's id in the database. */
  readonly id: string
  /** Name as in the specification's list (CONFIG-34). */
  readonly name: string
  /** "SkyMiles® Dining": with its marks, as on first mention. */
  readonly programName: string
  /** The loyalty program of the currency: "SkyMiles". */
  readonly loyaltyName: string
  /** Host names of the site in production; the local stack adds `<id>.localhost`. */
  readonly hosts: readonly string[]
  /** Sender address of mails to members; the installation's (MAIL_FROM) if omitted. */
  readonly mailFrom?: string
  /** IANA zone of the partner's calendar year (earning.md "VIP"). */
  readonly timeZone: string
  /** CONFIG-06, default Mile. */
  readonly currencyType: CurrencyType
  /** Wording of the currency, in running text. */
  readonly currency: { readonly one: string; readonly many: string }
  /** CONFIG-07, default direct. */
  readonly enrollmentType: EnrollmentType
  readonly earnRates: EarnRates
  /** The dine of a calendar year from which a member is VIP; absent if there is no VIP tier. */
  readonly vip?: { readonly dines: number }
  /** Offered to new members; its days count from joining. */
  readonly newMemberBonus?: ProgramBonus
  /** The bonus that only the native app can activate; its days count from there. Offered if features.appOnlyBonusByDefault is on (BONUS-14). */
  readonly appOnlyBonus?: ProgramBonus
  /** Units for a dine after a booking on the site; used if features.reservationBonus is on. */
  readonly reservationBonusUnits?: number
  /** Cents from which a Credit partner pays out the balance (EARN-10). */
  readonly statementCreditFromCents?: number
  /** The service of the forms' captcha (FORM-25); absent: the proof of work of our own host. */
  readonly captcha?: CaptchaService
}

/** The features of a partner. A feature is off, or on with its options. */
export interface Features {
  /** What `/` shows (ROUTE-01). */
  readonly homePage: 'discover' | 'how-it-works'
  readonly hasDiscoverPage: boolean
  readonly showEarnRate: boolean
  readonly acclaimedEnabled: boolean
  readonly acclaimed2Enabled: boolean
  readonly cardTypesAccepted: readonly CardTypeCode[]
  readonly cmsPreview: boolean
  readonly cmsRoute: string
  readonly fullAddressRequired: boolean
  readonly hasAutoEnroll: boolean
  readonly hasFlexOffers: boolean
  readonly hasPartnerLoadedCards: boolean
  /** The partner number that the join form asks for; false if members have none (CONFIG-12). */
  readonly partnerNumber: false | { readonly label: string; readonly help: string; readonly pattern: string; readonly findUrl: string }
  readonly hasSmsOptIn: boolean
  readonly hasSmsOptInV2: boolean
  readonly hasVIP: boolean
  readonly openTableReservationsEnabled: boolean
  readonly hasReservationBonus: boolean
  readonly hasPWAInstallBanner: boolean
  readonly generalModalType: (typeof GENERAL_MODAL_TYPES)[number]
  readonly minimumAppVersion: string
  readonly typeformCode: string
  readonly shortCode: string
  readonly hidePartnerFooterLogo: boolean
  /** Asks visitors once per visit to sign in with their loyalty program's account (SHELL-18, SHELL-21). */
  readonly hasSsoNotice: boolean
  readonly hideEmailOptIn: boolean
  /** Whether members who sign in at this site change their email address themselves, on the page of their sign-in. */
  readonly hasEmailChange: boolean
  /** Whether every member is offered `program.appOnlyBonus` (BONUS-14). */
  readonly appOnlyBonusByDefault: boolean
  /** The enrollment source whose members are offered `program.newMemberBonus` in their first 90 days, longer than others (BONUS-13); empty: none. */
  readonly appEnrollmentSource: string
  /** Store pages of the native app (FOOTER-01, SHELL-16); false if there is none. */
  readonly nativeApp: false | NativeApp
  /** Shown once in 24 hours until it is dismissed (CONFIG-27, SHELL-11). */
  readonly appAnnouncementModal: false | AnnouncementModal
  /** States of home with copy by the partner (CONFIG-30); empty: all of them. */
  readonly copyStates: readonly HomeState[]
  /** Whether members may mark restaurants as favorites; the airline program has none (CONFIG-37). */
  readonly hasMerchantFavorites: boolean
  /** Whether members may share a view of what they earn with others whom they invite. */
  readonly hasHousehold: boolean
  /** Whether members may have notices of the browser, each kind where the partner has the thing. */
  readonly hasNotices: boolean
  /** Whether the rows of activity have the legacy words for their status: "Pending Review", "Review expired", "Expired" (ACTIVITY-39). */
  readonly hasLegacyStatusText: boolean
  /** Additional pages of the partner, each with an `earn_details` entry of this url (ROUTE-41, ROUTE-42). */
  readonly extraContentPaths: readonly string[]
  /** The programs and brands that the footer shows beside the partner, in this order (FOOTER-02). */
  readonly logoChain: readonly ChainLogo[]
  /** Vendors that get analytics events of visitors who agree; their accounts are variables of the web server. Empty: none, and no visitor is asked. */
  readonly vendors: readonly Vendor[]
}

interface NativeApp {
  readonly iosUrl: string
  readonly androidUrl: string
}

/** The text of the modal and the destination of its button (SHELL-12). */
interface AnnouncementModal {
  readonly title: string
  readonly body: string
  readonly buttonText: string
  readonly buttonUrl: string
}

/** A name of the chain, set as a plain wordmark, with its link. */
interface ChainLogo {
  readonly name: string
  readonly url: string
}

export interface RouteMeta {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

export interface Support extends CopySupport {
  /** Link of the copyright's support contact. */
  readonly contact: string
}

/** Wording of a partner apart from its content: casing, marks, and overrides of the product's own texts. */
export interface PartnerCopy extends CopySettings {
  /** Overrides by text key; a key that does not exist is a type error. */
  readonly texts: Readonly<Partial<Record<TextKey, Wording>>>
  /** Figures in texts that are no promise of the program, as written, each with the reason; the check accepts no others. */
  readonly figures?: readonly { readonly words: string; readonly reason: string }[]
}

export interface Partner {
  readonly program: Program
  readonly features: Features
  /** By path, "/" for home; a missing path gets the program's name as its title (CONFIG-39). */
  readonly routes: Readonly<Record<string, RouteMeta>>
  readonly copy: PartnerCopy
  readonly support: Support
  /** The two parts of the wordmark, set in the partner's display typeface. */
  readonly wordmark: { readonly strong: string; readonly light: string }
}

/** The specification's defaults (CONFIG-01 … CONFIG-16, CONFIG-31), and neutral values where it has none. */
const DEFAULT_FEATURES = {
  homePage: 'how-it-works',
  hasDiscoverPage: false,
  showEarnRate: false,
  acclaimedEnabled: false,
  acclaimed2Enabled: false,
  cardTypesAccepted: ['AMEX', 'DISC', 'MAST', 'VISA'],
  cmsPreview: false,
  cmsRoute: '/api/cms',
  fullAddressRequired: false,
  hasAutoEnroll: false,
  hasFlexOffers: false,
  hasPartnerLoadedCards: false,
  hasSmsOptIn: false,
  hasSmsOptInV2: false,
  hasVIP: false,
  openTableReservationsEnabled: false,
  hasReservationBonus: false,
  hasPWAInstallBanner: false,
  generalModalType: '',
  minimumAppVersion: '',
  typeformCode: '',
  shortCode: '',
  hidePartnerFooterLogo: false,
  hasSsoNotice: false,
  hideEmailOptIn: false,
  hasEmailChange: false,
  appOnlyBonusByDefault: false,
  appEnrollmentSource: '',
  nativeApp: false,
  appAnnouncementModal: false,
  copyStates: [],
  hasMerchantFavorites: true,
  hasHousehold: true,
  hasNotices: false,
  hasLegacyStatusText: false,
  extraContentPaths: [],
  logoChain: [],
  vendors: [],
} as const satisfies Partial<Features>

type Defaulted = keyof typeof DEFAULT_FEATURES
type FeaturesInput = Omit<Features, Defaulted> & Partial<Pick<Features, Defaulted>>

export interface PartnerInput {
  readonly program: Omit<Program, 'currencyType' | 'enrollmentType'> & Partial<Pick<Program, 'currencyType' | 'enrollmentType'>>
  readonly features: FeaturesInput
  readonly routes: Partner['routes']
  readonly copy: PartnerCopy
  readonly support: Support
  readonly wordmark: Partner['wordmark']
}

/**
 * A partner from its folder: complete by type, with a default only if the specification has one.
 * Checks nothing at run time, so that a bundle carries no schema; `@dining/partner-kit/check` does that at build and at the API's start.
 */
export function definePartner(input: PartnerInput): Partner {
  return {
    ...input,
    program: { currencyType: 'Mile', enrollmentType: 'direct', ...input.program },
    features: { ...DEFAULT_FEATURES, ...input.features },
  }
}
