/** The bill that examples are made with, in cents: a dinner for two, and how far it can be moved. */
export const EXAMPLE_BILL = { cents: 6_000, least: 1_000, most: 20_000, step: 500 } as const
