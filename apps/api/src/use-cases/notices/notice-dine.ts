import { localTime } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { MemberRow } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import { writeNotices, type WritingDeps } from './write-notice.ts'

/** Days after a dine in which its notice is written: an import of older lines writes none. */
const RECENT_MS = 10 * 86_400_000

interface CreditedDine {
  readonly before: Pick<MemberRow, 'id' | 'vip_until_year'>
  readonly after: Pick<MemberRow, 'vip_until_year'>
  /** What it has earned for good, in the partner's units; 0 while the amount can still change. */
  readonly benefit: number
  readonly dineId: string
  readonly at: Date
}

/** Writes the notices of a dine: that it has earned, and that its member is VIP from now on. */
export async function noticeDine(
  tx: Tx,
  deps: WritingDeps,
  partner: Partner,
  { before, after, benefit, dineId, at }: CreditedDine,
): Promise<void> {
  if (deps.clock().getTime() - at.getTime() >= RECENT_MS) return
  const memberId = before.id
  if (benefit > 0) await writeNotices(tx, deps, partner, { memberId, kind: 'earned', about: dineId })
  const { year } = localTime(at, partner.program.timeZone)
  const [was, is] = [before.vip_until_year ?? 0, after.vip_until_year ?? 0]
  // A VIP member who is VIP for another year earns as before.
  if (is > was && was < year) await writeNotices(tx, deps, partner, { memberId, kind: 'vip', about: String(is) })
}
