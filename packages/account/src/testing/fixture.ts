import { randomUUID } from 'node:crypto'

import type { CreditStatus, CreditTarget } from '@dining/domain'
import type { RealApi, Fixture } from '@dining/testing/api'

import { PARTNERS, type PartnerName } from './partners.ts'

/** What is known of the member of a test; all else is usual. */
export interface MemberStart {
  readonly first_name: string
  readonly last_name: string
  readonly address1: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
  readonly phone_number: string | null
  readonly sms_opt_in: boolean
  readonly email_opt_in: boolean
  readonly tier_level: 0 | 1 | 2 | 3
  readonly vip_until_year: number | null
}

export interface DineStart {
  readonly merchant_name: string
  readonly status: 'Awarded' | 'Pending' | 'Paid' | 'Deferred' | 'Forfeit'
  /** Days back from the API's day. */
  readonly daysAgo: number
  readonly benefit: number
  /** The part of it that is the restaurant's bonus. */
  readonly bonus_units: number | null
  /** The part of it that is the member's flex offer. */
  readonly flex_units: number | null
  /** Cents that count toward the next step of a rate in cents per gallon. */
  /** The rate as JSON. */
  readonly rate: string | null
  /** ISO day. */
  readonly settle_on: string | null
  readonly step_kept_cents: number | null
  readonly amount_cents: number
  readonly type_code: string
  readonly reason: string | null
  /** ISO. */
  readonly paid_at: string | null
  /** Whether the restaurant still takes part. */
  readonly isThere: boolean
  /** Whether the member has reviewed it. */
  readonly isReviewed: boolean
  /** Its id for the member. */
  readonly source_transaction_id: string
  readonly eligible_cents: number
  /** The dine that a refund belongs to. */
  readonly refund_of: string
  /** The statement credit that has paid it. */
  readonly credit_id: string
}

export interface CreditStart {
  readonly id: string
  /** Days back from the API's day. */
  readonly daysAgo: number
  readonly amount_cents: number
  readonly status: CreditStatus
  readonly target_type: CreditTarget
  readonly target_label: string
  readonly received_at: Date | null
}

export interface AccountStart {
  readonly partner: PartnerName
  readonly member: Partial<MemberStart>
  readonly dines: readonly Partial<DineStart>[]
  readonly cards: readonly { readonly last_four: string; readonly description: string }[]
  /** Cents that are awarded and not paid out. */
  readonly balance: number
  /** Cents that count toward the next step of a rate in cents per gallon. */
  readonly stepKept: number
  readonly credits: readonly Partial<CreditStart>[]
  /** The others of the member's household, who have joined it after the member; null without one. */
  readonly household: readonly ({ readonly first_name: string } & Partial<DineStart>)[] | null
}

type Owner = Awaited<ReturnType<RealApi['addMember']>>

const MS_PER_DAY = 86_400_000
const daysBefore = (api: RealApi, days: number) => new Date(api.now().getTime() - days * MS_PER_DAY)

async function addDine(api: RealApi, member: Owner, dine: Partial<DineStart>): Promise<void> {
  const { daysAgo = 1, isThere = true, isReviewed = false, paid_at = null, status = 'Awarded', ...rest } = dine
  const occurred_at = daysBefore(api, daysAgo)
  const merchant_id = isThere ? (await api.addMerchant()).id : randomUUID()
  const row = {
    partner_id: member.partner_id,
    id: randomUUID(),
    source_transaction_id: randomUUID(),
    member_id: member.id,
    card_id: null,
    card_last_four: '4417',
    card_type: 'Visa',
    merchant_id,
    merchant_name: 'Osteria Lume',
    occurred_at,
    received_at: occurred_at,
    status,
    status_at: occurred_at,
    settle_on: null,
    type_code: 'Settle',
    source_code: 'M',
    amount_cents: 6400,
    subtotal_cents: null,
    eligible_cents: 6400,
    rate: null,
    bonus_units: null,
    flex_units: null,
    benefit: 192,
    tier_level: 2,
    reason: null,
    channel: 'dine-in',
    refund_of: null,
    paid_at: paid_at === null ? null : new Date(paid_at),
    ...rest,
  } as const
  await api.write((tx) => tx.insertInto('dine').values(row).execute())
  if (!isReviewed) return
  const { partner_id, member_id, source_transaction_id, merchant_name } = row
  const review = { partner_id, id: randomUUID(), member_id, source_transaction_id, merchant_id, merchant_name }
  await api.write((tx) =>
    tx
      .insertInto('review')
      .values({ ...review, stars: 4, body: 'Warm bread, slow service.', author: '', created_at: occurred_at })
      .execute(),
  )
}

async function addCredit(api: RealApi, member: Owner, credit: Partial<CreditStart>): Promise<void> {
  const {
    id = randomUUID(),
    daysAgo = 1,
    amount_cents = 2340,
    status = 'completed',
    target_type = 'card',
    target_label = 'Visa 4417',
  } = credit
  const made_at = daysBefore(api, daysAgo)
  const row = {
    partner_id: member.partner_id,
    id,
    member_id: member.id,
    card_id: null,
    amount_cents,
    target_type,
    target_label,
    benefit_processor: 'Visa',
    status,
    made_at,
    made_on: made_at.toISOString().slice(0, 10),
    status_at: made_at,
    received_at: credit.received_at ?? null,
  } as const
  await api.write((tx) => tx.insertInto('statement_credit').values(row).execute())
}

async function addHousehold(api: RealApi, member: Owner, others: NonNullable<AccountStart['household']>): Promise<void> {
  const household_id = randomUUID()
  const people = [member, ...(await Promise.all(others.map(({ first_name }) => api.addMember(member.partner_id, { first_name }))))]
  for (const [at, { partner_id, id }] of people.entries()) {
    const joined_at = daysBefore(api, people.length + 5 - at)
    await api.write((tx) => tx.insertInto('household_member').values({ partner_id, member_id: id, household_id, joined_at }).execute())
  }
  for (const [at, { first_name: _, ...dine }] of others.entries()) {
    const other = people[at + 1]
    if (other) await addDine(api, other, { merchant_name: 'Casa Sol', daysAgo: 2, ...dine })
  }
}

/** A signed-in member with an account of its own. */
export const accountFixture: Fixture<AccountStart> = {
  partners: Object.values(PARTNERS),
  prepare: (api) => api.addZips('97205', '10001'),
  async arrive(api, { partner, member: values, dines, cards, balance, stepKept, credits, household }) {
    const { id } = PARTNERS[partner === 'sso' ? 'plain' : partner].program
    const member = await api.addMember(id, { first_name: 'Ada', last_name: 'Byron', zip_code: '97205', ...values })
    for (const dine of dines) await addDine(api, member, dine)
    for (const card of cards) await api.addCard(member, card)
    // A dine names the credit that has paid it.
    for (const credit of credits) await addCredit(api, member, credit)
    if (household) await addHousehold(api, member, household)
    if (balance > 0 || stepKept > 0) {
      const row = { partner_id: member.partner_id, member_id: member.id, balance, fuel_remainder_cents: stepKept }
      await api.write((tx) => tx.insertInto('member_earning').values(row).execute())
    }
    return { member, browser: await api.signedIn(member) }
  },
}
