/** Parties that can be asked for; each restaurant has its own limits within them. */
export const RESERVATION_PARTY = { least: 1, most: 20 } as const
