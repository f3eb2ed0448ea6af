import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { yearInReview, type YearLine } from './year-in-review.ts'

const ZONE = 'America/Chicago'
const line = (at: string, benefit: number, more: Partial<YearLine> = {}): YearLine => ({
  txnId: at,
  merchantId: 'a',
  merchantName: 'Table a',
  at: new Date(at),
  benefit,
  isDine: true,
  isOpen: false,
  ...more,
})
const elsewhere = { merchantId: 'b', merchantName: 'Table b' }

describe('a year in review', () => {
  it('has nothing without lines', () => {
    const review = yearInReview([], ZONE)
    expect(review).toMatchObject({ benefits: 0, dines: 0, places: 0, favorite: null, best: null })
    expect(review.months).toHaveLength(12)
  })

  it('adds up dines by the months of the zone, and takes refunds off in their own month', () => {
    const lines = [
      // Still January there.
      line('2026-02-01T03:00:00Z', 100),
      line('2026-02-10T20:00:00Z', 300, elsewhere),
      line('2026-03-01T20:00:00Z', -120, { ...elsewhere, isDine: false }),
      line('2026-03-02T20:00:00Z', 50),
    ]
    const review = yearInReview(lines, ZONE)
    expect(review.months.slice(0, 4)).toEqual([
      { month: 1, dines: 1, benefits: 100 },
      { month: 2, dines: 1, benefits: 300 },
      { month: 3, dines: 1, benefits: -70 },
      { month: 4, dines: 0, benefits: 0 },
    ])
    expect(review).toMatchObject({
      benefits: 330,
      dines: 3,
      places: 2,
      favorite: { merchantId: 'a', name: 'Table a', dines: 2 },
      best: { txnId: '2026-02-10T20:00:00Z' },
    })
  })

  it('has no favorite where no place was visited twice, the place that earned more of two, and the earlier of two best dines', () => {
    const [first, second] = [line('2026-05-01T20:00:00Z', 10), line('2026-05-02T20:00:00Z', 10, elsewhere)]
    expect(yearInReview([second, first], ZONE)).toMatchObject({ favorite: null, best: { txnId: first.txnId } })
    const more = [line('2026-05-03T20:00:00Z', 0), line('2026-05-04T20:00:00Z', 20, elsewhere)]
    expect(yearInReview([first, second, ...more], ZONE)).toMatchObject({ favorite: { merchantId: 'b', dines: 2 } })
    expect(yearInReview([line('2026-05-03T20:00:00Z', 0)], ZONE).best).toBeNull()
    const open = line('2026-05-05T20:00:00Z', 90, { isOpen: true })
    expect(yearInReview([first, open], ZONE)).toMatchObject({ benefits: 100, best: { txnId: first.txnId } })
  })

  it('has months that add up to the whole, in any order of its lines', () => {
    const anyLine = fc
      .record({ day: fc.nat(300), benefit: fc.integer({ min: -500, max: 2_000 }), place: fc.constantFrom('a', 'b', 'c') })
      .map(({ day, benefit, place }) =>
        line(new Date(Date.UTC(2026, 0, 2) + day * 86_400_000).toISOString(), benefit, {
          txnId: `${day}-${benefit}-${place}`,
          merchantId: place,
          isDine: benefit > 0,
        }),
      )
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
        const review = yearInReview(lines, ZONE)
        expect(review.months.reduce((sum, { benefits }) => sum + benefits, 0)).toBe(review.benefits)
        expect(review.months.reduce((sum, { dines }) => sum + dines, 0)).toBe(review.dines)
        const turned = yearInReview(lines.toReversed(), ZONE)
        expect({ ...turned, best: turned.best?.benefit, favorite: turned.favorite?.dines }).toEqual({
          ...review,
          best: review.best?.benefit,
          favorite: review.favorite?.dines,
        })
      }),
    )
  })
})
