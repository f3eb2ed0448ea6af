import { randomUUID } from 'node:crypto'

import type { Partner } from '@dining/partner-kit'

import type { Store } from '../store/store.ts'
import { dueStatements } from '../use-cases/statements/make-statements.ts'
import { givenMerchant, memberRow } from './dining.ts'

const ROWS_AT_ONCE = 500

/** Members of a partner who have chosen statements and dined in the month whose statements are due now, so that each gets one mail. */
export async function givenStatementMembers(store: Store, partner: Pick<Partner, 'program'>, amount: number): Promise<void> {
  const { id } = partner.program
  const { month } = dueStatements(partner, new Date())
  const merchant = await givenMerchant(store)
  const [since, dined] = [new Date(`${month}-01T12:00:00Z`), new Date(`${month}-10T18:00:00Z`)]
  for (let first = 0; first < amount; first += ROWS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(ROWS_AT_ONCE, amount - first) }, () => randomUUID())
    const members = ids.map((memberId) => {
      const email = `${memberId}@mail.example`
      return memberRow(id, { id: memberId, email, email_key: email, joined_at: since, statement_since: since })
    })
    const dines = ids.map((memberId) => ({
      partner_id: id,
      id: randomUUID(),
      source_transaction_id: randomUUID(),
      member_id: memberId,
      card_id: null,
      card_last_four: '4242',
      card_type: 'Visa' as const,
      merchant_id: merchant.id,
      merchant_name: merchant.name,
      occurred_at: dined,
      received_at: dined,
      status: 'Awarded' as const,
      status_at: dined,
      settle_on: null,
      type_code: 'Settle' as const,
      source_code: 'M' as const,
      amount_cents: 6_400,
      subtotal_cents: null,
      eligible_cents: 6_400,
      benefit: 192,
      channel: 'dine-in' as const,
      tier_level: 2 as const,
    }))
    await store.owner(async (tx) => {
      await tx.insertInto('member').values(members).execute()
      await tx.insertInto('dine').values(dines).execute()
    })
  }
}
