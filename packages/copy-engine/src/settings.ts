import type { CurrencyType, EarnRates, EnrollmentType, TierLevel } from '@dining/domain'

/** COPY-26. `none` leaves a text as written. */
export const CASINGS = ['none', 'upper', 'title', 'lower', 'sentence'] as const
export type Casing = (typeof CASINGS)[number]

/** The data of a program that texts depend on. */
export interface CopyProgram {
  /** Name as in the specification's list. */
  readonly name: string
  readonly programName: string
  readonly loyaltyName: string
  readonly timeZone: string
  readonly currencyType: CurrencyType
  readonly currency: { readonly one: string; readonly many: string }
  readonly enrollmentType: EnrollmentType
  readonly earnRates: EarnRates
  readonly vip?: { readonly dines: number }
  readonly newMemberBonus?: { readonly units: number; readonly spendCents: number; readonly withinDays: number }
  readonly reservationBonusUnits?: number
  readonly statementCreditFromCents?: number
}

/** Contact data (CONFIG-25). */
export interface CopySupport {
  readonly phone: { readonly href: string; readonly formatted: string }
  readonly email: { readonly href: string; readonly display: string }
  /** The loyalty program's own phone (COPY-16); support's phone if absent. */
  readonly partnerPhone?: { readonly href: string; readonly formatted: string }
}

/** Wording of a partner: casing, marks, addresses and overrides. */
export interface CopySettings {
  /** Calls to action and headlines have their own casing (COPY-27). */
  readonly casing: { readonly action: Casing; readonly headline: Casing }
  /** Replacements for "!" and "…" in every text; unchanged if absent. */
  readonly exclamation?: string
  readonly ellipsis?: string
  readonly marks?: {
    /** `first`: ®, ™ and ℠ appear on the first mention only. Default `every`. */
    readonly mentions?: 'every' | 'first'
    /** Family name of the body font; on one of INLINE_MARK_FONTS the ® is not raised (COPY-24). */
    readonly bodyFont?: string
  }
  /** Further names whose letters never change case, in addition to the program's own. */
  readonly names?: readonly string[]
  /** Addresses of inline links and the logo; `home` is the logo's (NAV-02). */
  readonly links: {
    readonly home: string
    readonly terms: string
    readonly privacy: string
    readonly findPartnerNumber: string
    readonly offers: string
    readonly events: string
  }
  /** Placeholders of the partner's own, and other values for the product's. */
  readonly tokens?: Readonly<Record<string, string>>
  /** Overrides of the product's texts by key. */
  readonly texts?: Readonly<Record<string, string | { readonly one: string; readonly other: string }>>
}

/** The reader of a text. Every property is optional for an anonymous visitor. */
export interface CopyVisitor {
  /** Null for a visitor whose tier is unknown. */
  readonly tier: TierLevel | null
  readonly publicId: string | null
  readonly firstName: string | null
}

/** Part of a text that could not be shown as written. */
export type CopyIssue =
  | { readonly kind: 'unknown-token'; readonly token: string; readonly text: string }
  | { readonly kind: 'cycle'; readonly token: string; readonly text: string }
  | { readonly kind: 'empty-token'; readonly token: string; readonly text: string }
  | { readonly kind: 'too-long'; readonly token: string; readonly text: string }
  | { readonly kind: 'stray-brace'; readonly text: string }
  | { readonly kind: 'no-address'; readonly token: string; readonly text: string }
  | { readonly kind: 'unsafe-address'; readonly token: string; readonly text: string }

export interface CopyInput {
  readonly program: CopyProgram
  readonly copy: CopySettings
  readonly support: CopySupport
  readonly features: { readonly shortCode: string }
  readonly visitor: CopyVisitor
  /** Default: the current time; only the year is used, in the program's time zone. */
  readonly now?: Date
  /** Called once for each text and issue. */
  readonly onIssue?: (issue: CopyIssue) => void
}
