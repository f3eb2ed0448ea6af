import { createHash } from 'node:crypto'

import type { TestCard, TestMerchant } from '../../testing/dining.ts'
import { line, type Line } from '../../testing/feed.ts'

/** A random month of a member. */
export interface Month {
  readonly dines: readonly {
    /** Of June. */
    readonly day: number
    readonly cents: number
    /** Cents that are given back, which may be more than the bill; null without a refund. */
    readonly refund: number | null
    /** Whether its lines come twice in the file. */
    readonly twice: boolean
  }[]
  /** What fulfils the bonus that the member has activated. */
  readonly bonus: { readonly dines: number; readonly spendCents: number }
  /** Decides the order of the lines. */
  readonly seed: number
}

/** The lines of all members in one random order, so that the members of a batch change from line to line. */
export function shuffledLines(
  diners: readonly { readonly month: Month; readonly card: TestCard }[],
  merchant: TestMerchant,
): readonly Line[] {
  const keyed = diners.flatMap(({ month, card }) =>
    month.dines
      .flatMap((dine) => linesOf(dine, card, merchant))
      .map((item, index) => ({ item, key: createHash('sha256').update(`${month.seed} ${index}`).digest('hex') })),
  )
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}

/** The line of a dine and that of its refund, each once or twice. */
function linesOf({ day, cents, refund, twice }: Month['dines'][number], card: TestCard, merchant: TestMerchant): readonly Line[] {
  const dollars = (amount: number) => (amount / 100).toFixed(2)
  const at = (hour: number) => `2026-06-${String(day).padStart(2, '0')}T${hour}:30:00-04:00`
  const paid = line(card, merchant, at(19), dollars(cents))
  const back = { type: 'Refund', refundOf: paid['sourceTransactionId'] }
  const lines = refund === null ? [paid] : [paid, line(card, merchant, at(21), dollars(-refund), back)]
  return twice ? [...lines, ...lines] : lines
}
