/** What a partner's program pays in (CONFIG-32). Credit partners pay statement credits. */
export const CURRENCY_TYPES = ['Dollar', 'Mile', 'Point', 'Credit'] as const
export type CurrencyType = (typeof CURRENCY_TYPES)[number]
