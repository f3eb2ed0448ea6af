import { localTime, type DineEvaluation } from '@dining/domain'

import type { DemoPlan } from './demo-plan.ts'

const DAY_MS = 86_400_000

/** A dine to generate. */
export interface Slot {
  readonly daysAgo: number
  readonly wanted: DineEvaluation['kind']
  readonly final: boolean
}

/** Oldest first: the last dines are pending, one is not final yet. */
export function slotsOf({ demo, member, partner, asOf }: DemoPlan): Slot[] {
  const { earning, forfeit, days, bills } = demo.dines ?? { earning: 0, forfeit: 0, days: 0 }
  const { vip, timeZone } = partner.program
  // Two dines from VIP, by this partner's own number, all within the year.
  const nearVip = member.tier_level === 2 && vip !== undefined && bills === undefined
  const stayBelow = member.tier_level === 0 && vip !== undefined
  const count = nearVip ? vip.dines - 2 : stayBelow ? Math.min(earning, Math.max(5, vip.dines - 3)) : earning
  const dayOfYear = Math.floor((asOf.getTime() - Date.UTC(localTime(asOf, timeZone).year, 0, 2)) / DAY_MS)
  const span = nearVip ? Math.max(1, Math.min(days, dayOfYear)) : days
  // Those of a closed account ended before it was closed.
  const recent = demo.active ? 1 : 40
  const spread = (index: number, of: number) => Math.max(recent, Math.round(span - ((span - recent) * index) / Math.max(1, of - 1)))
  const earns = Array.from({ length: count }, (_, index): Slot => {
    return { daysAgo: spread(index, count), wanted: 'earns', final: index !== count - 2 || !demo.active }
  })
  // The one that is not final lies within the two weeks that the network has.
  const adjusted = earns.map((slot) => (slot.final ? slot : { ...slot, daysAgo: Math.min(slot.daysAgo, 6) }))
  const forfeits = Array.from({ length: forfeit }, (_, index): Slot => ({
    daysAgo: spread(index + 0.5, forfeit + 1),
    wanted: 'forfeit',
    final: true,
  }))
  return [...adjusted, ...forfeits].toSorted((a, b) => b.daysAgo - a.daysAgo)
}
