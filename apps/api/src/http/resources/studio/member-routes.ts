import { studioEndpoints, type StudioMember } from '@dining/contract/studio'
import { fail, succeed } from '@dining/domain'

import type { MemberRow } from '../../../store/repositories/member.ts'
import { releaseLinkedCard } from '../../../use-cases/cards/release-linked-card.ts'
import { lookUpMember, type LookedUpMember } from '../../../use-cases/studio/look-up-member.ts'
import { maskedEmail } from '../../../use-cases/studio/masked-email.ts'
import { checkReason } from '../../../use-cases/studio/reason.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

/** Members of a partner, for its support. */
export function studioMemberRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.lookUpMember, async ({ partner, operator, body }) => {
    const found = await lookUpMember(deps, partner, { ...body, by: operator.email })
    return found.ok ? succeed({ member: found.value && present(found.value) }) : found
  })

  registerStudio(api, studioEndpoints.releaseMemberCard, async ({ partner, body: { card, reason } }) => {
    const checked = checkReason(reason)
    if (!checked.ok) return checked
    const released = await releaseLinkedCard(deps, { partnerId: partner.program.id, cardId: card, reason })
    return released.ok ? succeed({ isClosed: released.value.isClosed }) : fail({ kind: 'not-found' as const })
  })
}

function present({ member, tier, cards, sessions, missingDines }: LookedUpMember): StudioMember {
  return {
    publicId: member.public_id,
    maskedEmail: maskedEmail(member.email),
    initial: Array.from(member.first_name)[0] ?? '',
    tier,
    state: stateOf(member),
    joinedAt: member.joined_at.toISOString(),
    sessions,
    cards: cards.map((card) => ({
      id: card.id,
      cardType: card.card_type,
      lastFour: card.last_four,
      linkedAt: card.linked_at.toISOString(),
      unlinkedAt: card.unlinked_at?.toISOString() ?? null,
    })),
    missingDines: missingDines.map((report) => ({
      id: report.id,
      merchantName: report.merchant_name,
      dinedOn: report.dined_on,
      state: report.state,
    })),
  }
}

function stateOf({ closed_at, member_type, erase_at, active }: MemberRow): StudioMember['state'] {
  if (erase_at !== null) return 'leaving'
  if (closed_at !== null || member_type === 'ClosedAccountMember') return 'closed'
  return active ? 'active' : 'not-activated'
}
