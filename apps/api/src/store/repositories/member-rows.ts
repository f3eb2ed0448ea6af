import type { Tx } from '../tables.ts'

/** Rows of one table at most, the newest. No member has nearly as many. */
const MOST = 20_000

/** Everything that is stored of one member, by table. */
export async function memberRows(tx: Tx, partner_id: string, member_id: string) {
  const theirs = { partner_id, member_id }
  // Sent together, so that they take one round trip to the database.
  const [cards, dines, credits, earning, bonuses, offers, reviews, answers, favorites, missingDines, reservations, watches] =
    await Promise.all([
      tx
        .selectFrom('member_card')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('linked_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('dine')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('occurred_at', 'desc')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('statement_credit')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('made_at', 'desc')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('member_earning')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .executeTakeFirst(),
      tx
        .selectFrom('member_bonus')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('enrolled_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('flex_offer')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('imported_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('review')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('created_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('survey_answer')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('answered_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('favorite')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('saved_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('missing_dine')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('created_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('reservation')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .where('status', '!=', 'refused')
        .orderBy('created_at')
        .limit(MOST)
        .execute(),
      tx
        .selectFrom('table_watch')
        .selectAll()
        .where((eb) => eb.and(theirs))
        .orderBy('created_at')
        .limit(MOST)
        .execute(),
    ])
  const [household, invitations, statements, sessions, passkeys, mails, texts, notices, noticeDevices, noticeChoices] = await Promise.all([
    tx
      .selectFrom('household_member')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .executeTakeFirst(),
    tx
      .selectFrom('household_invitation')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('created_at')
      .limit(MOST)
      .execute(),
    tx
      .selectFrom('monthly_statement')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('month')
      .limit(MOST)
      .execute(),
    // Sessions of the administration tool are not the member's.
    tx
      .selectFrom('session')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .where('emulated_by', 'is', null)
      .orderBy('created_at')
      .execute(),
    tx
      .selectFrom('passkey')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('created_at')
      .execute(),
    tx
      .selectFrom('mail_outbox')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('created_at')
      .limit(MOST)
      .execute(),
    tx
      .selectFrom('text_outbox')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('created_at')
      .limit(MOST)
      .execute(),
    tx
      .selectFrom('notice_outbox')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('created_at')
      .limit(MOST)
      .execute(),
    tx
      .selectFrom('notice_device')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('created_at')
      .execute(),
    tx
      .selectFrom('notice_choice')
      .selectAll()
      .where((eb) => eb.and(theirs))
      .orderBy('kind')
      .execute(),
  ])
  return {
    cards,
    dines,
    credits,
    earning,
    bonuses,
    offers,
    reviews,
    answers,
    favorites,
    missingDines,
    reservations,
    watches,
    household,
    invitations,
    statements,
    sessions,
    passkeys,
    mails,
    texts,
    notices,
    noticeDevices,
    noticeChoices,
  }
}
