import { randomUUID } from 'node:crypto'

import type { Browser, TestApi, TestMember } from '@dining/api/testing'
import type { CreditStatus } from '@dining/domain'
import type { BrowserCommand } from 'vitest/node'

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
  readonly amount_cents: number
  readonly type_code: string
  readonly reason: string | null
  /** ISO. */
  readonly paid_at: string | null
  /** Does the restaurant still take part? */
  readonly isThere: boolean
}

export interface CreditStart {
  /** Days back from the API's day. */
  readonly daysAgo: number
  readonly amount_cents: number
  readonly status: CreditStatus
  readonly target_label: string
}

export interface AccountStart {
  readonly partner: PartnerName
  readonly member: Partial<MemberStart>
  readonly dines: readonly Partial<DineStart>[]
  readonly cards: readonly { readonly last_four: string; readonly description: string }[]
  /** Cents that are awarded and not paid out. */
  readonly balance: number
  readonly credits: readonly Partial<CreditStart>[]
}

/** A call as the page makes it, and what came of it. */
interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** ZIP codes that exist in these tests. */
const ZIPS = ['97205', '10001']
const MS_PER_DAY = 86_400_000

const visits = new Map<string, { readonly visitor: Browser; readonly member: TestMember }>()
let started: Promise<TestApi> | undefined

/** The real API, started once for all tests. */
function startApi(): Promise<TestApi> {
  return (started ??= (async () => {
    const { addZip, testApi } = await import('@dining/api/testing')
    const api = await testApi(Object.values(PARTNERS))
    await addZip(api, ...ZIPS)
    return api
  })())
}

function visitOf(id: string) {
  const visit = visits.get(id)
  if (!visit) throw new Error('No such visit')
  return visit
}

async function addDine(api: TestApi, member: TestMember, dine: Partial<DineStart>): Promise<void> {
  const { givenMerchant } = await import('@dining/api/testing')
  const { daysAgo = 1, isThere = true, paid_at = null, status = 'Awarded', ...rest } = dine
  const occurred_at = new Date(api.clock.now().getTime() - daysAgo * MS_PER_DAY)
  const merchant_id = isThere ? (await givenMerchant(api.store)).id : randomUUID()
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
    benefit: 192,
    tier_level: 2,
    reason: null,
    channel: 'dine-in',
    refund_of: null,
    paid_at: paid_at === null ? null : new Date(paid_at),
    ...rest,
  } as const
  await api.store.owner((tx) => tx.insertInto('dine').values(row).execute())
}

async function addCredit(api: TestApi, member: TestMember, credit: Partial<CreditStart>): Promise<void> {
  const { daysAgo = 1, amount_cents = 2340, status = 'completed', target_label = 'Visa 4417' } = credit
  const made_at = new Date(api.clock.now().getTime() - daysAgo * MS_PER_DAY)
  const row = {
    partner_id: member.partner_id,
    id: randomUUID(),
    member_id: member.id,
    card_id: null,
    amount_cents,
    target_type: 'card',
    target_label,
    benefit_processor: 'Visa',
    status,
    made_at,
    made_on: made_at.toISOString().slice(0, 10),
    status_at: made_at,
  } as const
  await api.store.owner((tx) => tx.insertInto('statement_credit').values(row).execute())
}

async function setBalance(api: TestApi, { partner_id, id }: TestMember, balance: number): Promise<void> {
  await api.store.owner((tx) => tx.insertInto('member_earning').values({ partner_id, member_id: id, balance }).execute())
}

/** Starts the API, which the first of the tests would wait for. */
const startAccounts: BrowserCommand = async (context) => {
  if (!started) context.project.vitest.onClose(async () => (await started)?.close())
  await startApi()
}

/** A member of the test's own, signed in. Answers the visit's id. */
const openAccount: BrowserCommand<[start: AccountStart]> = async (_context, start) => {
  const { addMember, givenCard, signedIn } = await import('@dining/api/testing')
  const { partner, member: values, dines, cards, balance, credits } = start
  const api = await startApi()
  const partnerId = PARTNERS[partner === 'sso' ? 'plain' : partner].program.id
  const member = await addMember(api, partnerId, { first_name: 'Ada', last_name: 'Byron', zip_code: '97205', ...values })
  for (const dine of dines) await addDine(api, member, dine)
  for (const card of cards) await givenCard(api.store, member, card)
  for (const credit of credits) await addCredit(api, member, credit)
  if (balance > 0) await setBalance(api, member, balance)
  const id = randomUUID()
  visits.set(id, { member, visitor: await signedIn(api, partnerId, member) })
  return id
}

/** Hands a call of the page to the API, with the member's cookies. */
const callAsMember: BrowserCommand<[id: string, call: Call]> = async (_context, id, { method, path, headers, body }): Promise<Answer> => {
  const reply = await visitOf(id).visitor.send(method, path, { headers, ...(body === null ? {} : { body }) })
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: reply.body === undefined ? '' : JSON.stringify(reply.body),
  }
}

/** The member loses the session, as after signing out in another window. */
const signOutElsewhere: BrowserCommand<[id: string]> = (_context, id) => visitOf(id).visitor.cookies.clear()

/** What the API has stored of the member. */
const storedMember: BrowserCommand<[id: string]> = async (_context, id) => {
  const { member } = visitOf(id)
  return (await startApi()).store.owner((tx) => tx.selectFrom('member').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow())
}

/** For `test.browser.commands` of the tests that run in a browser: the real API behind them. */
export const commands = { startAccounts, openAccount, callAsMember, signOutElsewhere, storedMember }

declare module 'vitest/browser' {
  interface BrowserCommands {
    startAccounts: () => Promise<void>
    openAccount: (start: AccountStart) => Promise<string>
    callAsMember: (id: string, call: Call) => Promise<Answer>
    signOutElsewhere: (id: string) => Promise<void>
    storedMember: (id: string) => Promise<MemberStart & { readonly public_id: string }>
  }
}
