/** The bill of the examples, in cents: a dinner for two, and the range of the slider. */
export const EXAMPLE_BILL = { cents: 6_000, least: 1_000, most: 20_000, step: 500 } as const
