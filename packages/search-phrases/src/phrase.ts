import type { DiningOption, Meal, SortOrder, Weekday } from '@dining/domain'

export interface PhraseContext {
  /** The visitor's local day and minutes after midnight. */
  readonly weekday: Weekday
  readonly minutes: number
  /** The rate that "earns" asks for: the member's tier; '0' for a visitor. */
  readonly tier: '0' | '2' | '3'
  /** Filters that the partner has; words for the others remain text. */
  readonly has: { readonly acclaimed: boolean; readonly bonus: boolean; readonly bookable: boolean }
}

export type PriceLevel = '1' | '2' | '3' | '4'

/** The fields of a search that a phrase can set, with the values of the address. */
export interface PhraseSearch {
  readonly location?: string
  /** Around the visitor: any other place is removed. */
  readonly nearVisitor?: true
  /** Miles. */
  readonly radius?: string
  readonly cuisine?: string[]
  readonly priceRange?: PriceLevel[]
  /** A day and a time, `Fri-1930`. */
  readonly openAt?: string
  readonly openNow?: 'true'
  readonly mealsServed?: Meal[]
  readonly features?: DiningOption[]
  readonly minRating?: string
  readonly minReviews?: string
  readonly bonus?: 'true'
  readonly isNew?: 'true'
  readonly acclaimed?: 'true'
  readonly benefitsFor?: '0' | '2' | '3'
  readonly reservations?: 'true'
  readonly sortBy?: SortOrder
}

export interface Reading {
  readonly search: PhraseSearch
  /** What was not understood, without words such as "restaurants with a"; it is searched as text. */
  readonly rest: string
}

export type Change = { -readonly [Name in keyof PhraseSearch]?: PhraseSearch[Name] | undefined }

/** What a match means: fields of the search, or a part of the time; undefined if it means nothing. */
export type Meaning = Change & { readonly when?: When }

export interface When {
  readonly day?: Weekday
  readonly minutes?: number
  /** The usual time of a named part of the day; an exact time has priority. */
  readonly usual?: number
  /** Whether the time is the start of one ("after 9") or its end ("until 11"): now is right, too, if it has passed. */
  readonly isOpenEnded?: boolean
}

/** A phrase while it is read. */
export interface Phrase {
  /** In lower case without accents, of the same length, with TAKEN in place of what was understood. */
  readonly open: string
  original(start: number, end: number): string
}

export interface Rule {
  readonly pattern: RegExp
  readonly read: (match: RegExpExecArray, context: PhraseContext, phrase: Phrase) => Meaning | undefined
  /** Words that are frequent in names: they count only where no word of a name is beside them. */
  readonly isWeak?: boolean
}

/** Takes the place of words that were understood. No pattern matches across it. */
export const TAKEN = '\n'

/** The whole words that a pattern describes. */
export const words = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}$])(?:${source})(?![\\p{L}\\p{N}])`, 'gu')
