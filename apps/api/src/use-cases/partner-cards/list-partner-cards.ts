import { CARD_BRAND_OF_CODE, fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { cardRepo, type CardRow } from '../../store/repositories/card.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { partnerCardRepo, type PartnerCardRow } from '../../store/repositories/partner-card.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import { rowHasJoined } from '../has-joined.ts'

type ListDeps = Pick<ApiDeps, 'store' | 'clock' | 'partnerCards'>

/**
 * The cards that the partner knows of a member and that the member has not linked (CARD-13, CARD-25): from the partner's service where the installation
 * has one, otherwise those of its files. If the service does not answer, its last answer counts.
 * @param tx of the partner
 * @returns the rest, to be run after the transaction
 */
export async function listPartnerCards(
  tx: Tx,
  deps: ListDeps,
  partner: Partner,
  memberId: string,
): Promise<() => Promise<Result<readonly PartnerCardRow[], Failure<'unauthorized'>>>> {
  const none = () => Promise.resolve(succeed([]))
  if (!partner.features.hasPartnerLoadedCards) return none
  const { id: partnerId } = partner.program
  const [member, stored, linked] = await Promise.all([
    memberRepo(tx, partnerId).byId(memberId),
    partnerCardRepo(tx, partnerId).ofMember(memberId),
    cardRepo(tx, partnerId).linkedOf(memberId),
  ])
  if (!member) return () => Promise.resolve(fail({ kind: 'unauthorized' as const }))
  // Before joining, a member has agreed to nothing.
  if (!rowHasJoined(member)) return none
  const source = deps.partnerCards.get(partnerId)
  return async () => {
    const known = source ? await source.cardsOf({ publicId: member.public_id, partnerNumber: member.partner_number }) : null
    if (known === null) return succeed(selectable(partner, stored, linked))
    const rows = known.map((card) => ({
      id: card.id,
      vault_token: card.vaultToken,
      card_type: card.cardType,
      last_four: card.lastFour,
      description: card.description,
      imported_at: deps.clock(),
    }))
    const current = await deps.store.tenant(partnerId, async (on) => {
      const repo = partnerCardRepo(on, partnerId)
      await repo.replaceFromService(memberId, rows)
      return repo.ofMember(memberId)
    })
    return succeed(selectable(partner, current, linked))
  }
}

/** Without linked cards and brands that the partner does not accept. */
function selectable(
  { features }: Partner,
  rows: readonly PartnerCardRow[],
  linked: readonly Pick<CardRow, 'partner_card_id' | 'vault_token'>[],
): readonly PartnerCardRow[] {
  const brands = new Set(features.cardTypesAccepted.map((code) => CARD_BRAND_OF_CODE[code]))
  // The vault's token of a card is the same however it was linked.
  const isLinked = (row: PartnerCardRow) => linked.some((card) => card.partner_card_id === row.id || card.vault_token === row.vault_token)
  return rows.filter((row) => brands.has(row.card_type) && !isLinked(row))
}
