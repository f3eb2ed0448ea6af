import { VAULT_TOKEN_PATTERN } from '@dining/contract'
import {
  CARD_BRAND_OF_CODE,
  CARD_BRANDS,
  CARD_TYPE_CODES,
  fail,
  mayContainCardNumber,
  succeed,
  type CardBrand,
  type Result,
} from '@dining/domain'

import { identifier, isMissing, text, typed, yesNo, type Reader } from '../merchants/field-readers.ts'

/** A line of a partner's file of cards. */
export interface PartnerCardLine {
  readonly id: string
  /** How the line names the member; one of the two is enough. */
  readonly publicId: string | null
  readonly partnerNumber: string | null
  readonly vaultToken: string
  readonly cardType: CardBrand
  readonly lastFour: string | null
  readonly description: string
  /** Whether the card is no longer offered. */
  readonly withdrawn: boolean
}

/** What is wrong with a field, without its value: it may name a member or a card. */
export interface CardLineIssue {
  readonly field: string
  readonly reason: string
}

/** Names of the fields of a file, in the order of the documentation. */
export const PARTNER_CARD_FIELDS = [
  'id',
  'publicId',
  'partnerNumber',
  'vaultToken',
  'cardType',
  'lastFour',
  'description',
  'withdrawn',
] as const
type Field = (typeof PARTNER_CARD_FIELDS)[number]

/** Fields that could hold a card number by mistake; the others have a format of their own, or name a member. */
const FREE_FIELDS = ['id', 'description'] as const

const vaultToken: Reader<string> = (value) => {
  const token = typed(value)
  return VAULT_TOKEN_PATTERN.test(token) ? succeed(token) : fail('is not a token of the card vault, which starts with tok_')
}

const cardType: Reader<CardBrand> = (value) => {
  const word = typed(value).toLowerCase()
  const brand = CARD_BRANDS.find((one) => one.toLowerCase() === word)
  const code = CARD_TYPE_CODES.find((one) => one.toLowerCase() === word)
  if (brand) return succeed(brand)
  return code ? succeed(CARD_BRAND_OF_CODE[code]) : fail(`is none of ${[...CARD_BRANDS, ...CARD_TYPE_CODES].join(', ')}`)
}

const lastFour: Reader<string> = (value) => (/^\d{4}$/.test(typed(value)) ? succeed(typed(value)) : fail('is not four digits'))

/**
 * Reads a record with the names of `PARTNER_CARD_FIELDS`.
 * @returns the line, or all its errors
 */
export function readPartnerCard(record: Readonly<Partial<Record<Field, unknown>>>): Result<PartnerCardLine, readonly CardLineIssue[]> {
  const issues: CardLineIssue[] = []
  for (const field of FREE_FIELDS) {
    if (mayContainCardNumber(typed(record[field]))) issues.push({ field, reason: 'may be a card number, which is not accepted' })
  }
  if (issues.length > 0) return fail(issues)
  const isNeeded = (field: Field, withdrawn: boolean) => field === 'id' || (!withdrawn && (field === 'vaultToken' || field === 'cardType'))
  const read = <T, Otherwise>(field: Field, reader: Reader<T>, otherwise: Otherwise, isGone = false): T | Otherwise => {
    const value = record[field]
    if (isMissing(value)) {
      if (isNeeded(field, isGone)) issues.push({ field, reason: 'is missing' })
      return otherwise
    }
    const result = reader(value)
    if (result.ok) return result.value
    issues.push({ field, reason: result.error })
    return otherwise
  }
  const withdrawn = read('withdrawn', yesNo, false)
  const line: PartnerCardLine = {
    id: read('id', identifier(40), ''),
    publicId: read('publicId', identifier(40), null),
    partnerNumber: read('partnerNumber', identifier(40), null),
    vaultToken: read('vaultToken', vaultToken, '', withdrawn),
    cardType: read('cardType', cardType, 'Visa', withdrawn),
    lastFour: read('lastFour', lastFour, null),
    description: read('description', text(60), ''),
    withdrawn,
  }
  if (!withdrawn && line.publicId === null && line.partnerNumber === null)
    issues.push({ field: 'publicId', reason: 'is missing, and so is partnerNumber' })
  return issues.length > 0 ? fail(issues) : succeed(line)
}
