import { localTime, succeed, tierAt, TIER_NAMES, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { cardRepo, type CardRow } from '../../store/repositories/card.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import { missingDineRepo, type MissingDineRow } from '../../store/repositories/missing-dine.ts'
import { sessionRepo } from '../../store/repositories/session.ts'
import { emailKey } from '../email-key.ts'
import type { Failure } from '../failure.ts'
import { checkReason } from './reason.ts'

/** Cards and reports of a member that an operator sees. */
const MAX_ROWS = 20

/** What an operator sees of a member, before it is masked. */
export interface LookedUpMember {
  readonly member: MemberRow
  readonly tier: string
  readonly cards: readonly CardRow[]
  readonly sessions: number
  readonly missingDines: readonly MissingDineRow[]
}

interface LookUp {
  /** The whole email address or public id. */
  readonly who: string
  readonly reason: string
  /** The operator's email address. */
  readonly by: string
}

/**
 * The member of a partner with exactly this email address or public id. Each look-up is recorded with its operator and reason, also one that
 * finds nobody. An erased account is not found.
 */
export async function lookUpMember(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  { program }: Partner,
  { who, reason, by }: LookUp,
): Promise<Result<LookedUpMember | null, Failure<'validation-failed'>>> {
  const checked = checkReason(reason)
  if (!checked.ok) return checked
  const { id: partnerId, timeZone } = program
  const now = clock()
  const found = await store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    const row = who.includes('@') ? await members.byEmailKey(emailKey(who)) : await members.byPublicId(who)
    const member = row?.erased_at === null ? row : undefined
    await recordAudit(tx, partnerId, {
      kind: 'member-looked-up',
      memberId: member?.id ?? null,
      at: now,
      detail: { by, reason, found: member !== undefined },
    })
    if (!member) return null
    const [cards, sessions, missingDines] = await Promise.all([
      cardRepo(tx, partnerId).everOf(member.id, MAX_ROWS),
      sessionRepo(tx, partnerId).openOf(member.id, now),
      missingDineRepo(tx, partnerId).ofMember(member.id, MAX_ROWS),
    ])
    const facts = { tierLevel: member.tier_level, emailOptIn: member.email_opt_in, vipUntilYear: member.vip_until_year }
    const tier = TIER_NAMES[tierAt(facts, localTime(now, timeZone).year)]
    return { member, tier, cards, sessions: sessions.length, missingDines }
  })
  return succeed(found)
}
