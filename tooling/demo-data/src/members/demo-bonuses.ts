import { DEMONSTRATION_BONUS } from '@dining/api/data-loading'
import type { Partner } from '@dining/partner-kit'

import { DEMO_MEMBERS, type DemoMember } from './demo-members.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Days around the data's day on which the bonus is offered, and days after its activation in which it has to be fulfilled. */
const DAYS = { before: 60, after: 120, within: 90 }
const DINES = 3
/** What it pays, by the kind of the program's rates: whole units, cents, tenths of a cent per gallon. */
const AMOUNTS = { units: 500, percent: 500, fuel: 100 } as const

const termsOf = ({ program }: Partner) => ({
  partner_id: program.id,
  code: DEMONSTRATION_BONUS,
  kind: 'dine-times',
  description: `Dine three times within ${DAYS.within} days of activating it.`,
  units: AMOUNTS[program.earnRates[0].kind],
  dines: DINES,
  spend_cents: 0,
  dine_cents: 0,
  created_at: new Date(0),
})

/** The bonus that a partner's demonstration offers to all its members. */
export function demoBonus(partner: Partner, asOf: Date): object {
  const day = (days: number) => new Date(asOf.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return {
    ...termsOf(partner),
    within_days: DAYS.within,
    first_day: day(-DAYS.before),
    last_day: day(DAYS.after),
    app_only: false,
    cap: null,
    created_at: new Date(asOf.getTime() - DAYS.before * DAY_MS),
  }
}

interface DineFacts {
  readonly occurred_at: Date
  readonly status: string
  readonly eligible_cents: number
}

const isDine = (row: object): row is DineFacts => 'occurred_at' in row && 'status' in row && 'eligible_cents' in row

/** The first member has activated it before the second last of the dines that count, so that one more is needed. */
export function activatedBonus(
  partner: Partner,
  demo: DemoMember,
  memberId: string,
  dines: readonly object[],
  asOf: Date,
): readonly object[] {
  if (demo.publicId !== DEMO_MEMBERS[0]?.publicId) return []
  const counted = dines
    .filter(isDine)
    .filter(({ status, eligible_cents }) => ['Pending', 'Awarded', 'Paid'].includes(status) && eligible_cents > 0)
    .map(({ occurred_at }) => occurred_at.getTime())
    .toSorted((a, b) => b - a)
  const from = counted[DINES - 2]
  if (from === undefined) return []
  return [
    {
      ...termsOf(partner),
      member_id: memberId,
      created_at: new Date(from - DAY_MS),
      enrolled_at: new Date(from - HOUR_MS),
      ends_at: new Date(asOf.getTime() + DAYS.within * DAY_MS),
    },
  ]
}
