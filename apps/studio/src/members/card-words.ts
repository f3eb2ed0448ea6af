import type { StudioMember } from '@dining/contract/studio'

export type Card = StudioMember['cards'][number]

/** "Visa ending in 4417" */
export const cardWords = ({ cardType, lastFour }: Card) => `${cardType} ending in ${lastFour}`
