import { createHash } from 'node:crypto'

import type { CardBrand } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { DEMO_MEMBERS } from '../members/demo-members.ts'

/** A card that the demonstration's partner knows of a member. Its number is sent to the vault only. */
export interface DemoPartnerCard {
  readonly publicId: string
  readonly id: string
  readonly brand: CardBrand
  readonly number: string
  readonly description: string
  /** Whether the partner gives the last four digits; a card without them is not offered. */
  readonly hasLastFour: boolean
}

const BRANDS = ['Visa', 'Mastercard', 'Amex', 'Discover'] as const
/** First digits and length of the numbers of each brand. */
const FORMATS: Readonly<Record<CardBrand, { readonly prefix: string; readonly length: number }>> = {
  Visa: { prefix: '400012', length: 16 },
  Mastercard: { prefix: '520012', length: 16 },
  Amex: { prefix: '371234', length: 15 },
  Discover: { prefix: '601112', length: 16 },
}
const NAMES = ['Rewards', 'Business', 'Family', 'Travel', 'Everyday'] as const

/** Cards of members by their first names: few, more than there is room for, and one without its last four digits. */
const COUNTS: Readonly<Record<string, number>> = { June: 14, Grace: 3, Maya: 3 }

/** The number of a brand with these digits and the check digit of Luhn. */
function numberOf(brand: CardBrand, seed: string): string {
  const { prefix, length } = FORMATS[brand]
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString()
  const body = (prefix + digits).slice(0, length - 1)
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** The cards that a partner knows of its demonstration members; none where it has no partner-loaded cards. */
export function demoPartnerCards({ program, features }: Partner): readonly DemoPartnerCard[] {
  if (!features.hasPartnerLoadedCards) return []
  return DEMO_MEMBERS.flatMap(({ publicId, firstName }) =>
    Array.from({ length: COUNTS[firstName] ?? 0 }, (_, index) => {
      const brand = BRANDS[index % BRANDS.length] ?? 'Visa'
      const id = `${publicId}-known-${String(index + 1).padStart(2, '0')}`
      return {
        publicId,
        id,
        brand,
        number: numberOf(brand, `${program.id} ${id}`),
        description: `${program.loyaltyName} ${NAMES[index % NAMES.length] ?? ''}`.slice(0, 60),
        hasLastFour: !(firstName === 'Maya' && index === 2),
      }
    }),
  )
}
