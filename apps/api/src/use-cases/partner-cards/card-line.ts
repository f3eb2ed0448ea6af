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

import { issue, refuse, type LineIssue } from '../imports/issues.ts'
import { lineReader } from '../imports/line-fields.ts'
import { identifier, text, typed, yesNo, type Reader } from '../merchants/field-readers.ts'

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
  return VAULT_TOKEN_PATTERN.test(token) ? succeed(token) : refuse('not-token')
}

const cardType: Reader<CardBrand> = (value) => {
  const word = typed(value).toLowerCase()
  const brand = CARD_BRANDS.find((one) => one.toLowerCase() === word)
  const code = CARD_TYPE_CODES.find((one) => one.toLowerCase() === word)
  if (brand) return succeed(brand)
  return code ? succeed(CARD_BRAND_OF_CODE[code]) : refuse('not-listed', [...CARD_BRANDS, ...CARD_TYPE_CODES])
}

const lastFour: Reader<string> = (value) => (/^\d{4}$/.test(typed(value)) ? succeed(typed(value)) : refuse('four-digits'))

const NEEDED: ReadonlySet<Field> = new Set(['id', 'vaultToken', 'cardType'])
const NEEDED_TO_WITHDRAW: ReadonlySet<Field> = new Set(['id'])

/**
 * Reads a record with the names of `PARTNER_CARD_FIELDS`.
 * @returns the line, or all its errors
 */
export function readPartnerCard(record: Readonly<Partial<Record<Field, unknown>>>): Result<PartnerCardLine, readonly LineIssue[]> {
  const numbers = FREE_FIELDS.filter((field) => mayContainCardNumber(typed(record[field])))
  if (numbers.length > 0) return fail(numbers.map((field) => ({ field, ...issue('possible-card-number') })))
  const asked = yesNo(record.withdrawn)
  const { read, issues, finish } = lineReader<Field>(record, asked.ok && asked.value ? NEEDED_TO_WITHDRAW : NEEDED)
  const line: PartnerCardLine = {
    id: read('id', identifier(40), ''),
    publicId: read('publicId', identifier(40), null),
    partnerNumber: read('partnerNumber', identifier(40), null),
    vaultToken: read('vaultToken', vaultToken, ''),
    cardType: read('cardType', cardType, 'Visa'),
    lastFour: read('lastFour', lastFour, null),
    description: read('description', text(60), ''),
    withdrawn: read('withdrawn', yesNo, false),
  }
  if (!line.withdrawn && line.publicId === null && line.partnerNumber === null)
    issues.push({ field: 'publicId', ...issue('member-missing') })
  return finish(line)
}
