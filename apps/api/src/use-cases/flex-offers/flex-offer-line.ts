import type { Result } from '@dining/domain'
import type { Program } from '@dining/partner-kit'

import { issue, type LineIssue } from '../imports/issues.ts'
import { amountOf, lineReader, type LineFields } from '../imports/line-fields.ts'
import { day, identifier, yesNo } from '../merchants/field-readers.ts'

/** A line of a file of flex offers. */
export interface FlexOfferLine {
  readonly id: string
  /** Public id of the member. */
  readonly publicId: string
  /** Id of the restaurant, or its id in the card network. */
  readonly merchantId: string
  /** Whole units; cents for programs that pay money, tenths of a cent per gallon for fuel. */
  readonly units: number
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** Whether the offer is taken back. */
  readonly withdrawn: boolean
}

/** Names of the fields of a file, in the order of the documentation. */
export const FLEX_OFFER_FIELDS = ['id', 'publicId', 'merchantId', 'amount', 'firstDay', 'lastDay', 'withdrawn'] as const
type Field = (typeof FLEX_OFFER_FIELDS)[number]
const NEEDED: ReadonlySet<Field> = new Set(['id', 'publicId', 'merchantId', 'amount'])

/**
 * Reads a record of a file.
 * @returns the line, or all its errors
 */
export function readFlexOffer(program: Program, record: LineFields): Result<FlexOfferLine, readonly LineIssue[]> {
  const { read, issues, finish } = lineReader(record, NEEDED)
  const line: FlexOfferLine = {
    id: read('id', identifier(64), ''),
    publicId: read('publicId', identifier(40), ''),
    merchantId: read('merchantId', identifier(64), ''),
    units: read('amount', amountOf(program), 0),
    firstDay: read('firstDay', day, null),
    lastDay: read('lastDay', day, null),
    withdrawn: read('withdrawn', yesNo, false),
  }
  if (line.firstDay !== null && line.lastDay !== null && line.lastDay < line.firstDay)
    issues.push({ field: 'lastDay', ...issue('day-order') })
  return finish(line)
}
