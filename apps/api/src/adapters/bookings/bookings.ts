import type { OpeningHours, Result } from '@dining/domain'

/** A restaurant of a booking service. */
export interface BookingRestaurant {
  /** The service's id of it. */
  readonly id: string
  readonly timeZone: string
  readonly hours: readonly OpeningHours[]
}

/** A table at a time for a party. `area` is the service's name for the kind of table, in small letters. */
export interface BookingSlot {
  readonly at: Date
  readonly party: number
  readonly area: string
}

/** The service's rule of cancelling. */
export interface CancelRule {
  readonly freeUntil: Date | null
  /** Cents a person. */
  readonly feeCents: number | null
}

/** A time of a restaurant. `closed`: it seats no guests then. */
export interface BookingTime {
  readonly at: Date
  readonly status: 'available' | 'taken' | 'closed'
  readonly area: string
  readonly cardRequired: boolean
}

export interface BookingTimes {
  readonly parties: { readonly least: number; readonly most: number }
  readonly leadMinutes: number
  /** The last bookable ISO date; null if the service does not report it. */
  readonly lastDate: string | null
  /** In order. */
  readonly times: readonly BookingTime[]
}

export interface Held {
  /** What the service expects with the booking. */
  readonly token: string
  readonly expiresAt: Date
  readonly cancelRule: CancelRule
  /** Whether the booking needs a card; false also where the service reports that with the times alone. */
  readonly cardRequired: boolean
}

/** A booking as the service has it. */
export interface Booked {
  readonly confirmation: string
  readonly at: Date
  readonly party: number
  readonly status: 'booked' | 'cancelled' | 'completed' | 'no-show'
  readonly cancelRule: CancelRule
}

export interface BookingRequest {
  readonly restaurant: BookingRestaurant
  readonly slot: BookingSlot
  /** The same for every try at one booking: the service books once for it. */
  readonly key: string
  readonly token: string
  readonly guest: { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phone: string }
  readonly note: string
  /** The guest's card at the card-payment provider; null without one. */
  readonly card: { readonly paymentMethod: string } | null
}

export const BOOKING_REASONS = ['slotGone', 'userFraud', 'cardRequired', 'overlap', 'notFound'] as const
export type BookingReason = (typeof BOOKING_REASONS)[number]

/** The service has refused: nothing was done. */
export interface Refused {
  readonly kind: 'refused'
  readonly reason: BookingReason
}
/** `unavailable`: nothing was done. `unknown`: it may have been done, because the answer did not arrive or could not be read. */
export interface NoAnswer {
  readonly kind: 'unavailable' | 'unknown'
}
export type BookingFailure = Refused | NoAnswer

/** A report of the service that a booking has changed. */
export interface StatusReport {
  readonly confirmation: string
  /** Seconds since 1970. */
  readonly sentAt: number
  readonly signature: string
}

/** The service that books tables for the members of one partner. No method rejects. */
export interface Bookings {
  times(asked: {
    readonly restaurant: BookingRestaurant
    readonly from: Date
    readonly to: Date
    readonly party: number
  }): Promise<Result<BookingTimes, NoAnswer>>
  /** Keeps a table for some minutes. */
  hold(asked: {
    readonly restaurant: BookingRestaurant
    readonly slot: BookingSlot
    readonly key: string
  }): Promise<Result<Held, BookingFailure>>
  book(request: BookingRequest): Promise<Result<Booked, BookingFailure>>
  /** What became of a booking whose answer was lost. Null: it was not booked, and no late request books it any more. */
  recover(request: Omit<BookingRequest, 'card'>): Promise<Result<Booked | null, NoAnswer>>
  /** Null if the service has no such booking. */
  read(of: { readonly restaurant: BookingRestaurant; readonly confirmation: string }): Promise<Result<Booked | null, NoAnswer>>
  /** A repeated call has the same effect. */
  change(to: {
    readonly restaurant: BookingRestaurant
    readonly confirmation: string
    readonly slot: BookingSlot
  }): Promise<Result<Booked, BookingFailure>>
  /** A repeated call has the same effect. */
  cancel(of: { readonly restaurant: BookingRestaurant; readonly confirmation: string }): Promise<Result<'cancelled' | 'too-late', NoAnswer>>
  /** Whether the service has signed this report of its own. */
  isSigned(report: StatusReport, now: Date): boolean
}
