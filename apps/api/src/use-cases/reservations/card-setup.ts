import { createHash, randomUUID } from 'node:crypto'

import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { CardPayments, CardSetup, GivenCard } from '../../adapters/card-payments/card-payments.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Failure } from '../failure.ts'
import { bookerOf, holdKeyOf } from './hold.ts'
import { offeringAt } from './offering.ts'
import { readSlotId } from './slot-id.ts'

export type CardSetupOutcome = ({ readonly kind: 'ready' } & CardSetup) | { readonly kind: 'slotGone' | 'cardProvider' }

type CardDeps = Pick<ApiDeps, 'store' | 'clock' | 'bookings' | 'cardPayments' | 'flagProvider'>

/**
 * Prepares the provider for the card of a member for a table (CARD-71). The setup names the table by a hash of partner, member, restaurant and slot.
 * @param idempotencyKey repeated calls with it have the same answer; without it each call makes a setup of its own
 */
export async function setUpCard(
  deps: CardDeps,
  partner: Partner,
  memberId: string,
  merchantId: string,
  slotId: string,
  idempotencyKey: string | undefined,
): Promise<Result<CardSetupOutcome, Failure<'not-found' | 'unauthorized' | 'forbidden'>>> {
  const { id: partnerId } = partner.program
  const { offering, member } = await deps.store.reading.tenant(partnerId, async (tx) => {
    const [found, row] = await Promise.all([
      offeringAt(tx, deps, partner, merchantId, { memberId, now: deps.clock() }),
      memberRepo(tx, partnerId).byId(memberId),
    ])
    return { offering: found, member: bookerOf(row) }
  })
  if (!offering?.cardPayments) return fail({ kind: 'not-found' })
  if (!member.ok) return member
  const slot = readSlotId(slotId)
  if (!slot || slot.at <= deps.clock()) return succeed({ kind: 'slotGone' })
  const table = holdKeyOf(partnerId, memberId, offering.restaurant.id, slot)
  const key = createHash('sha256')
    .update(JSON.stringify([table, idempotencyKey ?? randomUUID()]))
    .digest('hex')
  const made = await offering.cardPayments.setUp({ table, key })
  return succeed(made.ok ? { kind: 'ready', ...made.value } : { kind: 'cardProvider' })
}

/** `card-not-given`: the provider has no such card, or it is of another table or member. `cardProvider`: the provider does not answer. */
export type CardFailure = 'card-not-given' | 'cardProvider'

/**
 * Reads the card that a member has given for a table from the provider.
 * @param account that of the partner; null where it was removed meanwhile
 * @param table `holdKeyOf` the table that is booked: a card of another member, partner or table is refused
 */
export async function readGivenCard(
  account: CardPayments | null,
  cardSetup: string,
  table: string,
): Promise<Result<GivenCard, CardFailure>> {
  const read = await account?.read(cardSetup)
  if (!read?.ok) return fail('cardProvider')
  const card = read.value?.table === table ? read.value.card : null
  return card ? succeed(card) : fail('card-not-given')
}
