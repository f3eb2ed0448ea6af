import { randomUUID } from 'node:crypto'

import type { Insertable, Selectable } from 'kysely'

import type { DineTable, MemberCardTable, MemberTable, MerchantTable } from '../store/tables.ts'
import type { Store } from '../store/store.ts'

export type TestMember = Selectable<MemberTable>
export type TestCard = Selectable<MemberCardTable>
export type TestMerchant = Selectable<MerchantTable>

/** Time at which test members joined and their cards were linked. */

export const LONG_AGO = new Date('2025-01-01T12:00:00Z')

/** The row of a new Select member. */
export function memberRow(
  partnerId: string,
  { id = randomUUID(), ...more }: Partial<Insertable<MemberTable>> = {},
): Insertable<MemberTable> {
  return {
    partner_id: partnerId,
    id,
    // Another text than the id, so that a test sees which of the two an answer contains.
    public_id: `p-${id}`,
    email: `${id}@example.com`,
    email_key: `${id}@example.com`,
    email_opt_in: true,
    tier_level: 2,
    member_type: 'EnrolledCardMember',
    has_web_profile: true,
    joined_at: LONG_AGO,
    ...more,
  }
}

/** A Select member of a partner, written straight into the store. */
export const givenMember = (
  store: Pick<Store, 'owner'>,
  partnerId: string,
  more: Partial<Insertable<MemberTable>> = {},
): Promise<TestMember> =>
  store.owner((tx) => tx.insertInto('member').values(memberRow(partnerId, more)).returningAll().executeTakeFirstOrThrow())

/** A card of a member; its vault token is new unless it is given. */
export function givenCard(store: Store, member: TestMember, more: Partial<Insertable<MemberCardTable>> = {}): Promise<TestCard> {
  const id = randomUUID()
  const row = {
    partner_id: member.partner_id,
    id,
    member_id: member.id,
    vault_token: `tok-${id}`,
    fingerprint: `print-${id}`,
    card_type: 'Visa',
    last_four: '4242',
    linked_at: LONG_AGO,
    ...more,
  } as const
  return store.owner((tx) => tx.insertInto('member_card').values(row).returningAll().executeTakeFirstOrThrow())
}

/** A merchant in New York where all amounts earn. */
export function givenMerchant(store: Store, more: Partial<Insertable<MerchantTable>> = {}): Promise<TestMerchant> {
  const id = randomUUID()
  const row: Insertable<MerchantTable> = {
    id,
    network_id: `net-${id}`,
    name: 'Osteria Lume',
    about: '',
    address1: '1 Main Street',
    city: 'New York',
    state: 'NY',
    zip_code: '10001',
    latitude: 40.75,
    longitude: -73.99,
    time_zone: 'America/New_York',
    price_range: 2,
    rating: 4,
    rating_count: 10,
    cuisines: ['Italian'],
    features: ['Dine in'],
    meals: ['Dinner'],
    acclaimed_level: 0,
    hours: '[]',
    menu_images: '[]',
    origin: 'network',
    offer_type: 'Unlimited',
    offer_days: [],
    offer_meals: [],
    access_tier: 0,
    campaign_codes: [],
    reviews: '[]',
    events: '[]',
    search_text: 'osteria lume italian',
    source: 'default',
    ...more,
  }
  return store.owner((tx) => tx.insertInto('merchant').values(row).returningAll().executeTakeFirstOrThrow())
}

/** A dine of a member at a merchant that earned, written straight into the store. */
export function givenDine(
  store: Pick<Store, 'owner'>,
  member: Pick<TestMember, 'partner_id' | 'id'>,
  merchant: Pick<TestMerchant, 'id' | 'name'>,
  more: Partial<Insertable<DineTable>> = {},
): Promise<Selectable<DineTable>> {
  const at = more.occurred_at ?? LONG_AGO
  const row: Insertable<DineTable> = {
    partner_id: member.partner_id,
    id: randomUUID(),
    source_transaction_id: randomUUID(),
    member_id: member.id,
    card_id: null,
    card_last_four: '4242',
    card_type: 'Visa',
    merchant_id: merchant.id,
    merchant_name: merchant.name,
    occurred_at: at,
    received_at: at,
    status: 'Awarded',
    status_at: at,
    settle_on: null,
    type_code: 'Settle',
    source_code: 'M',
    amount_cents: 6_400,
    subtotal_cents: null,
    eligible_cents: 6_400,
    rate: null,
    bonus_units: null,
    flex_offer_id: null,
    flex_units: null,
    benefit: 192,
    tier_level: 2,
    reason: null,
    channel: 'dine-in',
    refund_of: null,
    paid_at: null,
    credit_id: null,
    ...more,
  }
  return store.owner((tx) => tx.insertInto('dine').values(row).returningAll().executeTakeFirstOrThrow())
}
