import { randomUUID } from 'node:crypto'

import { flexOfferRepo, type FlexOfferRow } from '../store/repositories/flex-offer.ts'
import type { Store } from '../store/store.ts'
import type { TestMember, TestMerchant } from './dining.ts'

/** A flex offer of a restaurant for a member, of 500 units without dates. @returns its id */
export async function givenFlexOffer(
  store: Store,
  member: Pick<TestMember, 'partner_id' | 'id'>,
  merchant: Pick<TestMerchant, 'id'>,
  more: Partial<FlexOfferRow> = {},
): Promise<string> {
  const id = randomUUID()
  const row = {
    id,
    member_id: member.id,
    merchant_id: merchant.id,
    units: 500,
    first_day: null,
    last_day: null,
    imported_at: new Date(0),
    ...more,
  }
  await store.owner((tx) => flexOfferRepo(tx, member.partner_id).put([row]))
  return row.id
}
