import type { TierLevel } from '@dining/domain'

import type { DateStyle } from './dates.ts'
import type { BenefitWording, RateWording } from './rate.ts'
import type { RichPart } from './rich.ts'
import type { Text, ValuesOf, Wording } from './text.ts'

/** The role of a text; a partner sets the casing of calls to action and of headlines separately (COPY-27). */
export type Role = 'text' | 'action' | 'headline'

/** The texts of one partner for one visitor. */
export interface Copy {
  /** A text as written. */
  say<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): string
  /** A text on a button or a link with an action. */
  action<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): string
  /** A title or a headline. */
  headline<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): string
  /** A text with raised marks and real links. */
  rich<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): readonly RichPart[]
  richAction<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): readonly RichPart[]
  richHeadline<W extends Wording>(text: Text<W>, ...values: ValuesOf<W>): readonly RichPart[]
  /** A string from outside the code (content, configuration) as one line. */
  sayContent(source: string, role?: Role): string
  /** A string from outside the code with raised marks and real links. */
  richContent(source: string, role?: Role): readonly RichPart[]
  /** Wording of a tier's rate, in parts for display; null if that tier earns nothing. */
  rateOf(tier: TierLevel): RateWording | null
  /** Wording of an amount earned: whole units, or cents for money partners. */
  benefit(amount: number): BenefitWording
  /** Wording of an amount that is promised in addition: "500 miles", "$10 cash back". */
  bonus(amount: number): BenefitWording
  /** "$52.00" from cents. */
  money(cents: number): string
  /** "$20" from cents, with cents only if there are any. */
  shortMoney(cents: number): string
  /** "2,460". */
  count(value: number): string
  /** "0.3 mi". */
  distance(miles: number): string
  /** A date or a time; in the program's zone by default. The empty string for an invalid date. */
  date(iso: string, style: DateStyle, timeZone?: string): string
}
