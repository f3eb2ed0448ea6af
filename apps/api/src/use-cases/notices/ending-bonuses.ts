import { localTime, NOTICES, noticesOf } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { noticeRepo } from '../../store/repositories/notice.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { memberBonuses, readBonusRows } from '../bonuses/member-bonuses.ts'
import { writeNotices, type WritingDeps } from './write-notice.ts'

type EndingDeps = Pick<ApiDeps, 'store' | 'clock' | 'partners' | 'outbox'> & WritingDeps

const BATCH = 50
const DAY_MS = 86_400_000

/**
 * Writes the notices of bonuses that end within `NOTICES.bonusEndsDays` days, for members with a browser, once a day for each member and once for each bonus.
 * @returns how many were written
 */
export async function noticeEndingBonuses(deps: EndingDeps, signal: AbortSignal): Promise<number> {
  let count = 0
  for (const partner of deps.partners.values()) {
    if (!noticesOf(partner).includes('bonus-ends')) continue
    for (let left = true; left && !signal.aborted;) {
      const refs = await noticeBatch(deps, partner)
      left = refs !== null
      for (const ref of refs ?? []) await deps.outbox.dispatch(ref)
      count += refs?.length ?? 0
    }
  }
  return count
}

/** One transaction, so that a process that ends has claimed and written both or none. @returns null if no member is left */
function noticeBatch(deps: EndingDeps, partner: Partner): Promise<readonly MessageRef[] | null> {
  const { id: partnerId, timeZone } = partner.program
  const now = deps.clock()
  const soon = new Date(now.getTime() + NOTICES.bonusEndsDays * DAY_MS)
  return deps.store.tenant(partnerId, async (tx) => {
    const members = await noticeRepo(tx, partnerId).claimForBonuses(localTime(now, timeZone).date, BATCH)
    if (members.length === 0) return null
    const refs: MessageRef[] = []
    for (const memberId of members) {
      const member = await memberRepo(tx, partnerId).byId(memberId)
      if (!member) continue
      const bonuses = memberBonuses(partner, member, await readBonusRows(tx, partner, memberId, now), now)
      for (const { code, endsAt, status } of bonuses) {
        if (status === 'Qualified' || endsAt === null || endsAt <= now || endsAt > soon) continue
        refs.push(
          ...(await writeNotices(tx, deps, partner, {
            memberId,
            kind: 'bonus-ends',
            about: `${code} ${endsAt.toISOString()}`,
            until: endsAt,
          })),
        )
      }
    }
    return refs
  })
}
