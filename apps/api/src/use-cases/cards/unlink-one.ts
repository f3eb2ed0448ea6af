import { cardRepo, type CardRow } from '../../store/repositories/card.ts'
import { cardReleaseRepo } from '../../store/repositories/card-release.ts'
import type { Tx } from '../../store/tables.ts'

interface Unlinked {
  readonly card: CardRow
  /** How many cards the member has left. */
  readonly left: number
  /** For the audit trail. */
  readonly before: { readonly linkedCards: number }
  readonly after: { readonly linkedCards: number }
}

/**
 * Unlinks a card of a locked member, and records that the vault has to end its registration. The caller closes the account with the last one.
 * @returns undefined when the card is not linked
 */
export async function unlinkOne(tx: Tx, partnerId: string, memberId: string, cardId: string, now: Date): Promise<Unlinked | undefined> {
  const cards = cardRepo(tx, partnerId)
  const card = await cards.unlink(memberId, cardId, now)
  if (!card) return undefined
  await cardReleaseRepo(tx, partnerId).request(card.vault_token)
  const { length: left } = await cards.linkedOf(memberId)
  return { card, left, before: { linkedCards: left + 1 }, after: { linkedCards: left } }
}
