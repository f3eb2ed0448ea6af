/** The bill of the examples, in cents: a dinner for two, and the range of the slider. */
export const EXAMPLE_BILL = { cents: 6_000, least: 1_000, most: 20_000, step: 500 } as const

/** Cents of a dinner for two by a restaurant's price level; 0 is an unknown level (MERCHANT-17). The figures on the pins of the map are for it. */
export const DINNER_FOR_TWO: Readonly<Record<number, number>> = {
  0: EXAMPLE_BILL.cents,
  1: 3_600,
  2: EXAMPLE_BILL.cents,
  3: 11_000,
  4: 18_000,
}
