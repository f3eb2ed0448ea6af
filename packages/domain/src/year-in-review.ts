import { localTime } from './local-time.ts'

/** A calendar year in an address: four digits, within what databases store. */
export const YEAR_PATTERN = /^[12]\d{3}$/

/** A line of the ledger that is not forfeited. */
export interface YearLine {
  readonly txnId: string
  readonly merchantId: string
  readonly merchantName: string
  readonly at: Date
  /** In the program's unit; below 0 for a refund. */
  readonly benefit: number
  /** Whether it is a dine that earns, not a refund. */
  readonly isDine: boolean
  /** Whether the network can still change the amount, which activity does not show until then. */
  readonly isOpen: boolean
}

export interface YearInReview {
  /** In the program's unit, less refunds. */
  readonly benefits: number
  readonly dines: number
  /** Restaurants of these dines. */
  readonly places: number
  /** Where the member dined most; null if nowhere twice. */
  readonly favorite: { readonly merchantId: string; readonly name: string; readonly dines: number } | null
  /** The dine that earned most of those whose amount is final; null if none earned. */
  readonly best: YearLine | null
  /** January first. A refund is in its own month. */
  readonly months: readonly { readonly month: number; readonly dines: number; readonly benefits: number }[]
}

const MONTHS = 12

/** A year of a member's ledger. The lines are of that year in this zone, so the months add up to the whole. */
export function yearInReview(lines: readonly YearLine[], timeZone: string): YearInReview {
  const months = Array.from({ length: MONTHS }, (_, at) => ({ month: at + 1, dines: 0, benefits: 0 }))
  const places = new Map<string, { merchantId: string; name: string; dines: number; benefits: number }>()
  let best: YearLine | null = null
  for (const line of lines) {
    const month = months[Number(localTime(line.at, timeZone).month.slice(5)) - 1]
    if (month) {
      month.benefits += line.benefit
      month.dines += Number(line.isDine)
    }
    if (!line.isDine) continue
    const place = places.get(line.merchantId) ?? { merchantId: line.merchantId, name: line.merchantName, dines: 0, benefits: 0 }
    places.set(line.merchantId, { ...place, dines: place.dines + 1, benefits: place.benefits + line.benefit })
    const isBetter = line.benefit > (best?.benefit ?? 0) || (best !== null && line.benefit === best.benefit && line.at < best.at)
    if (isBetter && !line.isOpen) best = line
  }
  const [most] = [...places.values()].toSorted((a, b) => b.dines - a.dines || b.benefits - a.benefits)
  return {
    benefits: lines.reduce((sum, { benefit }) => sum + benefit, 0),
    dines: lines.filter(({ isDine }) => isDine).length,
    places: places.size,
    favorite: most && most.dines > 1 ? { merchantId: most.merchantId, name: most.name, dines: most.dines } : null,
    best,
    months,
  }
}
