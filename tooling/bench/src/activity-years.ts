import { addMember, givenDine, givenMerchant, signedIn, testApi } from '@dining/api/testing'
import { endpoints } from '@dining/contract'

import { quantile, type Row } from './report.ts'
import { succeeded } from './visitors.ts'

const DAY_MS = 86_400_000
/** Dines of a member who dines every third day. */
const EVERY_DAYS = 3
const SPANS = { month: 30, years: 5 * 365 } as const
const CALLS = 400
/** Calls at the start that don't count. */
const WARM_UP = 50

interface Options {
  readonly say: (line: string) => void
}

/**
 * Milliseconds of a member's activity with five years of dines, beside a member with a month of dines, on the embedded database and without a network:
 * whatever grows with the years is seen. The calls of both alternate.
 */
export async function benchActivityYears({ say }: Options): Promise<Row[]> {
  const api = await testApi()
  try {
    const merchant = await givenMerchant(api.store)
    const visitorOf = async (days: number) => {
      const member = await addMember(api, 'one')
      for (let day = 1; day <= days; day += EVERY_DAYS) {
        await givenDine(api.store, member, merchant, { occurred_at: new Date(api.clock.now().getTime() - day * DAY_MS) })
      }
      return signedIn(api, 'one', member)
    }
    say('a month and five years of dines')
    const month = await visitorOf(SPANS.month)
    const years = await visitorOf(SPANS.years)
    const calls = {
      'activity, first page': (visitor: typeof month) => visitor.call(endpoints.getTransactions, { query: {} }),
      'sums of the year': (visitor: typeof month) => visitor.call(endpoints.getDineSummary, {}),
    } as const
    const rows: Row[] = []
    for (const [name, call] of Object.entries(calls)) {
      say(name)
      const [ofMonth, ofYears]: [number[], number[]] = [[], []]
      for (let turn = 0; turn < WARM_UP + CALLS; turn += 1) {
        for (const [visitor, times] of [
          [month, ofMonth],
          [years, ofYears],
        ] as const) {
          const start = performance.now()
          succeeded(await call(visitor))
          if (turn >= WARM_UP) times.push(performance.now() - start)
        }
      }
      for (const [label, share] of [
        ['p50', 0.5],
        ['p99', 0.99],
      ] as const) {
        const peerValue = quantile(ofMonth, share)
        rows.push({
          name: `${name}, five years, ${label}`,
          value: quantile(ofYears, share),
          unit: 'ms',
          peer: 'a month of dines',
          peerValue,
        })
      }
    }
    return rows
  } finally {
    await api.close()
  }
}
