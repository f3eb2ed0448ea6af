import { sql } from 'kysely'

import { hashPassword } from '../../passwords/password-hash.ts'
import type { Tx } from '../../store/tables.ts'
import { slotIdOf } from '../../use-cases/reservations/slot-id.ts'
import { insertTenantRow, tenantTables } from '../../testing/tenant-rows.ts'
import { fingerprintOf, loadedToken, verificationOf } from '../../testing/test-vault.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { amountOf, canary } from './canary.ts'
import { MERCHANT_ID } from './merchant-id.ts'
import {
  cardSetupOf,
  type Handles,
  hash,
  invitationTokenOf,
  linkTokenOf,
  MEMBERS,
  PARTNER_IDS,
  partnerOwner,
  noticeDeviceOf,
  watchTokenOf,
} from './member.ts'

export const PASSWORD = 'plum-tart-42'
const FAR = new Date('2027-01-01T00:00:00Z')
const LONG_AGO = new Date('2025-01-01T12:00:00Z')
/** The same code in all partners. */
export const BONUS_CODE = 'COMMON'
/** In the year of the tests' clock. */
const DINED = new Date('2026-06-01T23:00:00Z')

/** Rows are only added to it; the rows of the test data do not change. */
export const AUDIT_TABLE = 'audit_event'

type Row = Readonly<Record<string, unknown>>

/** The tables with rows of members, and those with a partner's own rows. */
export interface TenantTables {
  readonly ofMembers: readonly string[]
  readonly ofPartners: readonly string[]
}

export async function readTables(api: TestApi): Promise<TenantTables> {
  return api.store.owner(async (tx) => {
    const all = await tenantTables(tx)
    const { rows } = await sql<{ name: string }>`select attrelid::regclass::text as name from pg_attribute
      where attname = 'member_id' and attrelid::regclass::text in (${sql.join(all)})`.execute(tx)
    const withMember = new Set(rows.map(({ name }) => name))
    // In an order in which the rows that a row refers to exist.
    const first = ['member', 'member_card', 'dine']
    return {
      ofMembers: [...first, ...all.filter((name) => withMember.has(name) && !first.includes(name))],
      ofPartners: all.filter((name) => !withMember.has(name) && name !== 'member'),
    }
  })
}

/** Values that a table's rows need; all other texts become canaries, so that a new table has canaries without an entry here. */
function rowsOf(table: string, member: Handles, passwordHash: string): readonly Row[] {
  const of = (what: string) => canary(member.owner, what)
  const number = Number(member.owner[1])
  const fingerprint = fingerprintOf(member.cardName)
  const amount = amountOf(member.owner)
  const session = { created_at: LONG_AGO, seen_at: LONG_AGO, expires_at: FAR, ends_at: FAR, remembered: true, confirmed_at: FAR }
  const rows: Readonly<Record<string, readonly Row[]>> = {
    member: [
      {
        id: member.id,
        public_id: member.publicId,
        family_id: of('-family'),
        email: member.email,
        email_key: member.email,
        password_hash: passwordHash,
        partner_number: member.partnerNumber,
        first_name: of('first'),
        last_name: of('last'),
        address1: of('street'),
        city: of('city'),
        phone_number: of('phone'),
        tier_level: number === 3 ? 1 : 2,
        member_type: number === 4 ? 'ClosedAccountMember' : 'EnrolledCardMember',
        joined_at: LONG_AGO,
      },
    ],
    member_card: [{ id: member.cardId, vault_token: `tok-${member.cardName}`, fingerprint, card_type: 'Visa', linked_at: LONG_AGO }],
    card_claim: [{ fingerprint }],
    partner_card: [{ vault_token: loadedToken(`${member.cardName}-known`), card_type: 'Visa', imported_at: LONG_AGO }],
    card_verification: [
      {
        id: member.claimId,
        verification_id: verificationOf(fingerprintOf(member.claimedName)),
        vault_token: `tok-${member.claimedName}`,
        fingerprint: fingerprintOf(member.claimedName),
        card_brand: 'VISA',
        reopens: true,
        tokenized_at: FAR,
        expires_at: FAR,
      },
    ],
    session: [
      ...member.sessions.map((id) => ({ ...session, id_hash: hash(id) })),
      { ...session, id_hash: hash(member.endedSession), expires_at: LONG_AGO },
    ],
    passkey: [{ id: member.passkeyId, rp_id: `${member.partner}.localhost`, public_key: of('-key'), created_at: LONG_AGO }],
    known_device: [{ seen_at: FAR }],
    dine: [
      {
        source_transaction_id: member.sourceTransactionId,
        merchant_name: of('-merchant'),
        occurred_at: DINED,
        received_at: DINED,
        status: 'Pending',
        status_at: DINED,
        card_type: 'Visa',
        card_last_four: '4242',
        type_code: 'Settle',
        source_code: 'M',
        eligible_cents: 100 + number,
      },
    ],
    join_link: [{ purpose: 'card', token_hash: hash(linkTokenOf(member.owner)), expires_at: FAR }],
    household_member: [{ joined_at: LONG_AGO }],
    household_invitation: [{ token_hash: hash(invitationTokenOf(member.owner)), created_at: DINED, expires_at: FAR }],
    monthly_statement: [{ month: '2026-05', made_at: DINED }],
    member_bonus: [{ kind: 'campaign', created_at: DINED, enrolled_at: DINED, ends_at: FAR }],
    recovery: [
      { code_hash: hash(member.recoveryCode), expires_at: FAR },
      { id: of('-email-code'), code_hash: hash(member.recoveryCode), new_email: `${of('-new')}@mail.example`, expires_at: FAR },
      { id: of('-recovery-ticket'), code_hash: hash('used'), ticket_hash: hash(member.recoveryTicket), expires_at: FAR },
    ],
    idempotency_key: [
      { key: member.idempotencyKey, status: 200, body: JSON.stringify({ ok: true, value: [of('answer')] }), created_at: DINED },
    ],
    reservation: [
      {
        merchant_id: MERCHANT_ID,
        starts_at: FAR,
        local_date: '2026-12-31',
        status: 'booked',
        confirmation: of('-confirmation'),
        note: of('-note'),
        card_setup: cardSetupOf(member.owner),
        card_brand: of('-brand'),
        card_last4: '4242',
        created_at: DINED,
        asked_at: DINED,
        changed_at: DINED,
      },
    ],
    table_watch: [
      {
        merchant_id: MERCHANT_ID,
        local_date: '2026-12-31',
        starts_at: FAR,
        until_at: new Date(FAR.getTime() + 3_600_000),
        status: 'watching',
        slot_id: slotIdOf({ at: FAR, party: 2, area: 'main' }),
        token_hash: hash(watchTokenOf(member.owner)),
        found_at: DINED,
        link_until: FAR,
        created_at: DINED,
        changed_at: DINED,
      },
    ],
    notice_device: [{ id: noticeDeviceOf(member.owner), endpoint: of('-endpoint'), auth: of('-auth'), created_at: DINED, used_at: FAR }],
    notice_choice: [{ kind: 'earned', is_on: true, changed_at: DINED }],
    missing_dine: [
      { state: 'asked', dined_on: '2026-05-01', amount_cents: 6_400, messages: JSON.stringify([]), created_at: DINED, changed_at: DINED },
    ],
    statement_credit: [{ target_type: 'card', benefit_processor: 'Visa', status: 'completed', made_at: DINED, status_at: DINED }],
  }
  const common = { member_id: member.id, card_id: member.cardId, description: of('card'), last_four: '4242', tier_level: 2 }
  const amounts = { amount_cents: amount, benefit: amount, balance: amount }
  return (rows[table] ?? [{}]).map((row) => ({ id: of(`-${table}`), ...common, ...amounts, ...row }))
}

/** A partner's own rows. They expire in the far future, so sweeps do not remove them. */
function ownRowOf(table: string, partner: string): Row {
  const of = (what: string) => canary(partnerOwner(partner), what)
  const rows: Readonly<Record<string, Row>> = {
    content_entry: { set_name: 'global', status: 'published', fields: JSON.stringify({ title: of('title') }) },
    content_entry_approval: { set_name: 'global', slug: of('-content_entry') },
    content_entry_comment: { set_name: 'global', slug: of('-content_entry') },
    bonus: { code: BONUS_CODE, kind: 'campaign', units: 5, app_only: false },
    feature_flag: { name: 'filters', value: JSON.stringify([of('filter')]) },
    rate_limit: { ends_at: FAR },
    passkey_challenge: { purpose: 'use', expires_at: FAR },
    shortlist: { token_hash: of('-shortlist'), merchant_ids: JSON.stringify([of('-place')]), expires_at: FAR },
    shortlist_vote: { token_hash: of('-shortlist'), merchant_ids: JSON.stringify([of('-place')]), voter_name: of('-voter') },
    import_run_refusal: { run_id: of('-import_run') },
    import_upload_part: { upload_id: of('-import_upload') },
    picture_frame: { picture_id: of('-picture') },
    picture_frame_file: { frame_id: of('-picture_frame') },
  }
  return { id: of(`-${table}`), ...rows[table] }
}

let passwordHash: Promise<string> | undefined

/** Restores the rows of members to their initial state. */
export async function renewMembers(tx: Tx, tables: TenantTables, members: readonly Handles[]): Promise<void> {
  // All are removed before the first is inserted: a row may contain another row's unique value.
  const renewed = tables.ofMembers.filter((table) => table !== AUDIT_TABLE)
  for (const table of renewed.toReversed()) {
    const column = table === 'member' ? 'id' : 'member_id'
    for (const { partner, id } of members) {
      await sql`delete from ${sql.table(table)} where partner_id = ${partner} and ${sql.ref(column)} = ${id}`.execute(tx)
    }
  }
  // Somebody may have joined with the address of a member who has changed it.
  for (const { partner, email } of members)
    await tx.deleteFrom('member').where('partner_id', '=', partner).where('email_key', '=', email).execute()
  for (const member of members) for (const table of renewed) await fillTable(tx, table, member)
}

async function fillTable(tx: Tx, table: string, member: Handles): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD)
  for (const row of rowsOf(table, member, await passwordHash)) {
    await insertTenantRow(tx, table, member.partner, row, canary(member.owner, `-${table}`))
  }
}

/** Fills every tenant table with rows of every partner, and of every member if it has member rows. */
export async function fillTables(api: TestApi, tables: TenantTables): Promise<void> {
  await api.store.owner(async (tx) => {
    for (const partner of PARTNER_IDS) {
      for (const table of tables.ofPartners) {
        await insertTenantRow(tx, table, partner, ownRowOf(table, partner), canary(partnerOwner(partner), `-${table}`))
      }
    }
    await renewMembers(tx, tables, MEMBERS)
    for (const member of MEMBERS) await fillTable(tx, AUDIT_TABLE, member)
  })
}
