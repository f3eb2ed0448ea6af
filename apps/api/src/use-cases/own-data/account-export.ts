import type { AccountExport, OwnFile } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { memberRepo } from '../../store/repositories/member.ts'
import { memberRows } from '../../store/repositories/member-rows.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import { fileNameOf } from './own-file.ts'

const iso = (at: Date) => at.toISOString()
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

/** Everything that is stored of a member, as a document in the format of `accountExportSchema`: never a secret, a card number or data of another person. */
export async function exportAccount(
  tx: Tx,
  { program }: Partner,
  memberId: string,
  now: Date,
): Promise<Result<OwnFile, Failure<'unauthorized'>>> {
  const [member, rows] = await Promise.all([memberRepo(tx, program.id).byId(memberId), memberRows(tx, program.id, memberId)])
  if (!member) return fail({ kind: 'unauthorized' })
  const document: AccountExport = {
    format: 'dining-account',
    version: 1,
    madeAt: iso(now),
    program: { id: program.id, name: program.programName, loyalty: program.loyaltyName, currency: program.currency.many },
    profile: {
      publicId: member.public_id,
      email: member.email,
      partnerNumber: member.partner_number,
      firstName: member.first_name,
      lastName: member.last_name,
      phoneNumber: member.phone_number,
      address1: member.address1,
      address2: member.address2,
      city: member.city,
      state: member.state,
      zipCode: member.zip_code,
      memberType: member.member_type,
      tierLevel: member.tier_level,
      vipUntilYear: member.vip_until_year,
      joinedAt: iso(member.joined_at),
      enrollmentSource: member.enrollment_source,
    },
    consents: {
      emailWithOffers: member.email_opt_in,
      textMessages: member.sms_opt_in,
      textMessagesStoppedAt: isoOrNull(member.sms_stopped_at),
      monthlyStatementSince: isoOrNull(member.statement_since),
    },
    ...activityOf(rows),
    ...writtenOf(rows),
    ...householdOf(rows),
    monthlyStatements: rows.statements.map((one) => ({ month: one.month, madeAt: iso(one.made_at), isMailed: one.mail_id !== null })),
    ...contactsOf(rows),
  }
  const content = `${JSON.stringify(document, null, 2)}\n`
  return succeed({ fileName: fileNameOf(program, 'account', 'json'), mediaType: 'application/json', encoding: 'text', content })
}

type Rows = Awaited<ReturnType<typeof memberRows>>

function activityOf({ cards, dines, credits, earning, bonuses, offers }: Rows) {
  return {
    cards: cards.map((card) => ({
      brand: card.card_type,
      lastFour: card.last_four,
      description: card.description,
      linkedAt: iso(card.linked_at),
      unlinkedAt: isoOrNull(card.unlinked_at),
    })),
    dines: dines.map((dine) => ({
      id: dine.source_transaction_id,
      at: iso(dine.occurred_at),
      restaurant: dine.merchant_name,
      cardLastFour: dine.card_last_four,
      billCents: dine.amount_cents,
      earningCents: dine.eligible_cents,
      benefit: dine.benefit,
      status: dine.status,
      refundOf: dine.refund_of,
      paidAt: isoOrNull(dine.paid_at),
    })),
    statementCredits: credits.map((credit) => ({
      id: credit.id,
      madeAt: iso(credit.made_at),
      amountCents: credit.amount_cents,
      target: credit.target_label,
      status: credit.status,
    })),
    balanceCents: earning?.balance ?? null,
    bonuses: bonuses.map((bonus) => ({
      code: bonus.code,
      description: bonus.description,
      units: bonus.units,
      activatedAt: iso(bonus.enrolled_at),
      endsAt: isoOrNull(bonus.ends_at),
      fulfilledAt: isoOrNull(bonus.qualified_at),
      paidAt: isoOrNull(bonus.paid_at),
      reversedAt: isoOrNull(bonus.reversed_at),
    })),
    offers: offers.map((offer) => ({
      restaurantId: offer.merchant_id,
      units: offer.units,
      firstDay: offer.first_day,
      lastDay: offer.last_day,
    })),
  }
}

function writtenOf({ reviews, answers, favorites, missingDines, reservations, watches }: Rows) {
  return {
    reviews: reviews.map((review) => ({
      restaurant: review.merchant_name,
      stars: review.stars,
      text: review.body,
      author: review.author,
      writtenAt: iso(review.created_at),
      approved: review.approved,
    })),
    surveyAnswers: answers.map((one) => ({ survey: one.survey_id, answeredAt: iso(one.answered_at), answers: one.answers })),
    savedRestaurants: favorites.map((one) => ({ restaurantId: one.merchant_id, savedAt: iso(one.saved_at) })),
    missingDines: missingDines.map((report) => ({
      restaurant: report.merchant_name,
      dinedOn: report.dined_on,
      billCents: report.amount_cents,
      cardLastFour: report.last_four,
      note: report.note,
      state: report.state,
      // Without the address of the operator.
      messages: report.messages.map(({ by, text, at }) => ({ by, text, at })),
      reportedAt: iso(report.created_at),
    })),
    reservations: reservations.map((table) => ({
      restaurantId: table.merchant_id,
      at: iso(table.starts_at),
      party: table.party,
      status: table.status,
      confirmation: table.confirmation,
      phone: table.phone,
      note: table.note,
      card: table.card_brand === null ? null : `${table.card_brand}, ${table.card_last4}`,
      bookedAt: iso(table.created_at),
    })),
    tableWatches: watches.map((watch) => ({
      restaurantId: watch.merchant_id,
      from: iso(watch.starts_at),
      until: iso(watch.until_at),
      party: watch.party,
      status: watch.status,
      alerts: watch.alerts,
      startedAt: iso(watch.created_at),
    })),
  }
}

/** Without the other members, and without the addresses of invitations, which are data of other people. */
function householdOf({ household, invitations }: Rows) {
  return {
    household: household ? { joinedAt: iso(household.joined_at) } : null,
    householdInvitations: invitations.map((one) => ({ sentAt: iso(one.created_at), expiresAt: iso(one.expires_at) })),
  }
}

function contactsOf({ sessions, passkeys, mails, texts, notices, noticeDevices, noticeChoices }: Rows) {
  const messageOf = (channel: 'email' | 'text' | 'notice') => (message: Rows['mails'][number]) => ({
    channel,
    kind: message.kind,
    status: message.status,
    writtenAt: iso(message.created_at),
    endedAt: isoOrNull(message.ended_at),
  })
  return {
    sessions: sessions.map((session) => ({
      device: session.device,
      startedAt: iso(session.created_at),
      lastUsedAt: iso(session.seen_at),
      isRemembered: session.remembered,
    })),
    passkeys: passkeys.map((passkey) => ({
      name: passkey.name,
      createdAt: iso(passkey.created_at),
      lastUsedAt: isoOrNull(passkey.last_used_at),
    })),
    noticesOff: noticeChoices.flatMap(({ kind, is_on: isOn }) => (isOn ? [] : [kind])),
    // Without the address and the keys, which are secrets of the browser.
    noticeDevices: noticeDevices.map((one) => ({
      device: one.device,
      timeZone: one.time_zone,
      addedAt: iso(one.created_at),
      lastUsedAt: iso(one.used_at),
    })),
    messages: [...mails.map(messageOf('email')), ...texts.map(messageOf('text')), ...notices.map(messageOf('notice'))],
  }
}
