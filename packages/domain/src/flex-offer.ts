import { offerPhase } from './offer.ts'

/** An offer of a restaurant for one member: extra units for the next dine there that earns, once (MERCHANT-45). */
export interface FlexOffer {
  readonly id: string
  /** Whole units; cents for programs that pay money, tenths of a cent per gallon for fuel. */
  readonly units: number
  /** ISO dates in the restaurant's zone, both included; null without that limit. */
  readonly firstDay: string | null
  readonly lastDay: string | null
}

const day = (date: string | null) => date ?? '9999-12-31'

/**
 * The offer that a dine on a day uses, which is the one that the member sees on that day: the highest; of equal ones that which ends first.
 * @param offers of one member and one restaurant, without those that other dines have used
 * @param date ISO date in the restaurant's zone
 */
export function flexOfferOn<Offer extends FlexOffer>(offers: readonly Offer[], date: string): Offer | null {
  const running = offers.filter((offer) => !['coming-soon', 'ended'].includes(offerPhase(offer, date)))
  const inOrder = running.toSorted((a, b) => b.units - a.units || day(a.lastDay).localeCompare(day(b.lastDay)) || (a.id < b.id ? -1 : 1))
  return inOrder[0] ?? null
}
