import type { CopySettings, CopySupport, TextKey, Wording } from '@dining/copy-engine'
import type { CardTypeCode, CurrencyType, EarnRates, EnrollmentType, HomeState } from '@dining/domain'

/** Facts of a partner's program; safe on the server, part of every bundle of that partner. */
export interface Program {
  /** The folder's name; also the tenant's id in the database. */
  readonly id: string
  /** Name as the specification's list has it (CONFIG-34). */
  readonly name: string
  /** "SkyMiles® Dining": with its marks, as shown on first mention. */
  readonly programName: string
  /** The loyalty program that the currency belongs to: "SkyMiles". */
  readonly loyaltyName: string
  /** Host names that the site answers to in production; `<id>.localhost` is added by the local stack. */
  readonly hosts: readonly string[]
  /** Address that mails to members come from; that of the installation (MAIL_FROM) when left out. */
  readonly mailFrom?: string
  /** IANA zone of the partner's calendar year (earning.md "VIP"). */
  readonly timeZone: string
  /** CONFIG-06, default Mile. */
  readonly currencyType: CurrencyType
  /** Wording of the currency, in the casing of running text. */
  readonly currency: { readonly one: string; readonly many: string }
  /** CONFIG-07, default direct. */
  readonly enrollmentType: EnrollmentType
  readonly earnRates: EarnRates
  /** The dine of a calendar year from which a member is VIP; absent without a VIP tier. */
  readonly vip?: { readonly dines: number }
  readonly newMemberBonus?: {
    readonly code: string
    /** Units, or cents for Dollar and Credit partners. */
    readonly units: number
    readonly spendCents: number
    readonly withinDays: number
  }
  /** Units for a dine that a booking through the site led to; used when features.reservationBonus is on. */
  readonly reservationBonusUnits?: number
  /** Cents from which a Credit partner pays the balance out (EARN-10). */
  readonly statementCreditFromCents?: number
}

/** What a partner has and has not. A feature is off, or on with its options. */
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
  /** The partner number asked for at joining; false when members have none (CONFIG-12). */
  readonly partnerNumber: false | { readonly label: string; readonly help: string; readonly pattern: string; readonly findUrl: string }
  readonly hasSmsOptIn: boolean
  readonly hasSmsOptInV2: boolean
  readonly hasVIP: boolean
  readonly openTableReservationsEnabled: boolean
  readonly hasReservationBonus: boolean
  readonly hasPWAInstallBanner: boolean
  readonly generalModalType: string
  readonly minimumAppVersion: string
  readonly typeformCode: string
  readonly shortCode: string
  readonly hidePartnerFooterLogo: boolean
  /** Tells visitors once a visit to sign in with their account of the loyalty program (SHELL-18, SHELL-21). */
  readonly hasSsoNotice: boolean
  readonly hideEmailOptIn: boolean
  /** Bonuses can be activated in the native app only unless their content says otherwise (BONUS-14). */
  readonly appOnlyBonusByDefault: boolean
  /** The enrollment source whose members are offered `program.newMemberBonus` in their first 90 days (BONUS-13); empty: none. */
  readonly appEnrollmentSource: string
  /** Store pages of the native app (FOOTER-01, SHELL-16); false where there is none. */
  readonly nativeApp: false | NativeApp
  /** Shown once in 24 hours until it is dismissed (CONFIG-27, SHELL-11). */
  readonly appAnnouncementModal: false | AnnouncementModal
  /** States of home that the partner writes copy for (CONFIG-30); empty: all of them. */
  readonly copyStates: readonly HomeState[]
  /** Members may mark restaurants as favorites; the airline program does without (CONFIG-37). */
  readonly hasMerchantFavorites: boolean
  /** Pages beyond the product's own, each with an `earn_details` entry of this url (ROUTE-41, ROUTE-42). */
  readonly extraContentPaths: readonly string[]
  /** The programs and brands beside which the footer shows the partner, in this order (FOOTER-02). */
  readonly logoChain: readonly ChainLogo[]
}

interface NativeApp {
  readonly iosUrl: string
  readonly androidUrl: string
}

/** What the modal says and where its button leads (SHELL-12). */
interface AnnouncementModal {
  readonly title: string
  readonly body: string
  readonly buttonText: string
  readonly buttonUrl: string
}

/** A name of the chain, set as a plain wordmark, and where it leads. */
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
  /** Link behind the copyright's support contact. */
  readonly contact: string
}

/** Wording of a partner beside its content: casing, marks, and overrides of the product's own texts. */
export interface PartnerCopy extends CopySettings {
  /** Overrides by text key; a key that does not exist is a type error. */
  readonly texts: Readonly<Partial<Record<TextKey, Wording>>>
}

export interface Partner {
  readonly program: Program
  readonly features: Features
  /** By path, "/" for home; an absent path gets the program's name as its title (CONFIG-39). */
  readonly routes: Readonly<Record<string, RouteMeta>>
  readonly copy: PartnerCopy
  readonly support: Support
  /** The two parts of the wordmark, set in the partner's display face. */
  readonly wordmark: { readonly strong: string; readonly light: string }
}

/** The specification's defaults (CONFIG-01 … CONFIG-16, CONFIG-31), and nothing special where it is silent. */
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
  appOnlyBonusByDefault: false,
  appEnrollmentSource: '',
  nativeApp: false,
  appAnnouncementModal: false,
  copyStates: [],
  hasMerchantFavorites: true,
  extraContentPaths: [],
  logoChain: [],
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
 * A partner from its folder: complete by type, with a default only where the specification has one.
 * Checks nothing at run time, so that a bundle carries no schema; `@dining/partner-kit/check` does that at build and at the API's start.
 */
export function definePartner(input: PartnerInput): Partner {
  return {
    ...input,
    program: { currencyType: 'Mile', enrollmentType: 'direct', ...input.program },
    features: { ...DEFAULT_FEATURES, ...input.features },
  }
}
