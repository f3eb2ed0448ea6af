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
    /** Whether its lines come twice in the second member's file. */
    readonly twice: boolean
  }[]
  /** What fulfils the bonus that the member has activated. */
  readonly bonus: { readonly dines: number; readonly spendCents: number }
  /** Decides the order of the second member's lines. */
  readonly seed: number
}

interface LinesOfDine {
  readonly lines: readonly Line[]
  readonly twice: boolean
}

/** The lines of each dine of a month: the dine and its refund. */
export function linesOf(dines: Month['dines'], card: TestCard, merchant: TestMerchant): readonly LinesOfDine[] {
  const dollars = (amount: number) => (amount / 100).toFixed(2)
  return dines.map(({ day, cents, refund, twice }) => {
    const at = (hour: number) => `2026-06-${String(day).padStart(2, '0')}T${hour}:30:00-04:00`
    const paid = line(card, merchant, at(19), dollars(cents))
    if (refund === null) return { lines: [paid], twice }
    const back = line(card, merchant, at(21), dollars(-refund), { type: 'Refund', refundOf: paid['sourceTransactionId'] })
    return { lines: [paid, back], twice }
  })
}

/** The lines of all second members in one random order, so that the members of a batch change from line to line. */
export function shuffledLines(
  pairs: readonly { readonly month: Month; readonly inAnyOrder: { readonly card: TestCard } }[],
  merchant: TestMerchant,
): readonly Line[] {
  const keyed = pairs.flatMap(({ month, inAnyOrder }) =>
    linesOf(month.dines, inAnyOrder.card, merchant)
      .flatMap(({ lines, twice }) => (twice ? [...lines, ...lines] : lines))
      .map((item, index) => ({ item, key: createHash('sha256').update(`${month.seed} ${index}`).digest('hex') })),
  )
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}
