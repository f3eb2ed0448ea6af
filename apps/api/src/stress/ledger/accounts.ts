import { randomUUID } from 'node:crypto'

import type { Store } from '../../store/store.ts'
import { LONG_AGO, memberRow, type TestCard } from '../../testing/dining.ts'
import type { Month } from './months.ts'

/** In units of the program, cents where it pays money. */
const BONUS_UNITS = 500

/** A month, and the card of the member to whom it happens. */
export interface Diner {
  readonly month: Month
  readonly card: TestCard
}

/** A new member for each month, with a card and the activated bonus of the month. */
export async function givenDiners(store: Store, partnerId: string, months: readonly Month[]): Promise<readonly Diner[]> {
  const all = months.map((month) => ({ month, id: randomUUID() }))
  const cards = await store.owner(async (tx) => {
    await tx
      .insertInto('member')
      .values(all.map(({ id }) => memberRow(partnerId, { id })))
      .execute()
    const bonuses = all.map(({ id, month: { bonus } }) => ({
      partner_id: partnerId,
      member_id: id,
      code: 'MONTH',
      kind: 'campaign' as const,
      description: '',
      units: BONUS_UNITS,
      dines: bonus.dines,
      spend_cents: bonus.spendCents,
      dine_cents: 0,
      created_at: LONG_AGO,
      enrolled_at: LONG_AGO,
      ends_at: null,
    }))
    await tx.insertInto('member_bonus').values(bonuses).execute()
    const rows = all.map(({ id }) => ({
      partner_id: partnerId,
      id,
      member_id: id,
      vault_token: `tok-${id}`,
      fingerprint: `print-${id}`,
      card_type: 'Visa' as const,
      last_four: '4242',
      linked_at: LONG_AGO,
    }))
    return tx.insertInto('member_card').values(rows).returningAll().execute()
  })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return all.map(({ month, id }) => {
    const card = byId.get(id)
    if (!card) throw new Error('A card was not written')
    return { month, card }
  })
}

/** All that the ledger has of a member. */
export type LedgerAccount = Awaited<ReturnType<typeof readAccounts>>[number]['account']

/** The account of each member, with one query for each kind of row instead of each member. */
export async function readAccounts(store: Store, partnerId: string, diners: readonly Diner[]) {
  const ids = diners.map(({ card }) => card.member_id)
  const [dines, credits, balances, bonuses] = await store.owner((tx) =>
    Promise.all([
      tx
        .selectFrom('dine')
        .select(['member_id', 'benefit', 'credit_id', 'refund_of', 'eligible_cents', 'member_bonus_units'])
        .where('partner_id', '=', partnerId)
        .where('member_id', 'in', ids)
        .execute(),
      tx
        .selectFrom('statement_credit')
        .select(['member_id', 'id', 'status', 'amount_cents'])
        .where('partner_id', '=', partnerId)
        .where('member_id', 'in', ids)
        .execute(),
      tx
        .selectFrom('member_earning')
        .select(['member_id', 'balance'])
        .where('partner_id', '=', partnerId)
        .where('member_id', 'in', ids)
        .execute(),
      tx.selectFrom('member_bonus').selectAll().where('partner_id', '=', partnerId).where('member_id', 'in', ids).execute(),
    ]),
  )
  return diners.map(({ month, card: { member_id: id } }) => {
    const own = (row: { readonly member_id: string }) => row.member_id === id
    const bonus = bonuses.find(own)
    if (!bonus) throw new Error('A bonus is lost')
    const account = { rows: dines.filter(own), credits: credits.filter(own), balance: balances.find(own)?.balance ?? 0, bonus }
    return { month, account }
  })
}
