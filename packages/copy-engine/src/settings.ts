import type { CurrencyType, EarnRates, EnrollmentType, TierLevel } from '@dining/domain'

/** COPY-26. `none` leaves a text as it is written. */
export const CASINGS = ['none', 'upper', 'title', 'lower', 'sentence'] as const
export type Casing = (typeof CASINGS)[number]

/** What the words need to know of a program. */
export interface CopyProgram {
  /** Name as the specification's list has it. */
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

/** Ways to reach somebody (CONFIG-25). */
export interface CopySupport {
  readonly phone: { readonly href: string; readonly formatted: string }
  readonly email: { readonly href: string; readonly display: string }
  /** The loyalty program's own line (COPY-16); absent means that support's phone is it. */
  readonly partnerPhone?: { readonly href: string; readonly formatted: string }
}

/** Wording of a partner: casing, marks, addresses and overrides. */
export interface CopySettings {
  /** Calls to action and headlines are set apart (COPY-27). */
  readonly casing: { readonly action: Casing; readonly headline: Casing }
  /** What replaces "!" and "…" in every text; absent leaves them. */
  readonly exclamation?: string
  readonly ellipsis?: string
  readonly marks?: {
    /** `first`: ®, ™ and ℠ stand on the first mention only. Default `every`. */
    readonly mentions?: 'every' | 'first'
    /** Family name of the body font; on one of INLINE_MARK_FONTS the ® is not raised (COPY-24). */
    readonly bodyFont?: string
  }
  /** More names whose letters never change case, beside the program's own. */
  readonly names?: readonly string[]
  /** Addresses behind inline links and the logo; `home` is the logo's (NAV-02). */
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

/** Who reads. Nothing of it is needed to be anonymous. */
export interface CopyVisitor {
  /** Null for a visitor whose tier is not known. */
  readonly tier: TierLevel | null
  readonly publicId: string | null
  readonly firstName: string | null
}

/** Something in a text that could not be shown as written. */
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
  /** Default: this moment; only the year is taken, in the program's time zone. */
  readonly now?: Date
  /** Told once for each text and issue. */
  readonly onIssue?: (issue: CopyIssue) => void
}
