import { fail, offersSms, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { SEND_DEADLINE_MS, STOPPED_CODE } from '../../adapters/sms.ts'
import { blind } from '../../config/secrets.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import { placeRepo } from '../../store/repositories/place.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { isFirstUse } from '../limits.ts'
import { deliverMessage, type Channel, type DeliveryFailure } from '../outbox/deliver-message.ts'
import { writeMessage, type MessageDeps } from '../outbox/write-message.ts'
import { sendingTime } from './sending-time.ts'
import { composeSms, readSmsContent, USEFUL_MS, type SmsContent } from './sms-content.ts'
import { stopSms } from './stop-sms.ts'

/** Days after a dine in which its text message is sent: an import of older lines sends none. */
const RECENT_MS = 10 * 86_400_000

/** One confirmation a day for a number, by any number of accounts. */
const CONFIRMATION = { name: 'sms-opted-in', count: 1, seconds: 86_400 }

type WritingDeps = Pick<MessageDeps, 'secrets' | 'clock'> & { readonly settings: Pick<MessageDeps['settings'], 'publicOrigin'> }

function writeSms(
  tx: Tx,
  deps: WritingDeps,
  partner: Partner,
  { memberId, content, notBefore = null }: { readonly memberId: string; readonly content: SmsContent; readonly notBefore?: Date | null },
): Promise<MessageRef> {
  const partnerId = partner.program.id
  const origin = deps.settings.publicOrigin(partnerId)
  return writeMessage(tx, deps, {
    outbox: 'text_outbox',
    partnerId,
    memberId,
    origin,
    content,
    usefulMs: USEFUL_MS[content.kind],
    notBefore,
  })
}

/** Confirms that a member has agreed to text messages; null if the number has been sent a confirmation within a day, or the partner sends none. */
export async function confirmOptIn(
  tx: Tx,
  deps: WritingDeps,
  partner: Partner,
  { id, phone_number: to, sms_opt_in: isOn }: Pick<MemberRow, 'id' | 'phone_number' | 'sms_opt_in'>,
): Promise<MessageRef | null> {
  if (!isOn || to === null || !offersSms(partner)) return null
  const use = { rule: CONFIRMATION, subject: blind(deps.secrets, `sms ${to}`) }
  if (!(await isFirstUse(tx, partner.program.id, use, deps.clock()))) return null
  return writeSms(tx, deps, partner, { memberId: id, content: { kind: 'opted-in', to } })
}

/** A dine that has earned. */
export interface EarnedDine {
  readonly benefit: number
  readonly merchant: { readonly name: string; readonly time_zone: string }
  readonly at: Date
}

/** Writes the text message about a dine that has earned, for the hours of the member's day; null if none is sent. */
export async function writeEarnedSms(
  tx: Tx,
  deps: WritingDeps,
  partner: Partner,
  { id, phone_number: to, sms_opt_in: isOn }: Pick<MemberRow, 'id' | 'phone_number' | 'sms_opt_in'>,
  { benefit, merchant, at }: EarnedDine,
): Promise<MessageRef | null> {
  const now = deps.clock()
  const isDue = isOn && benefit > 0 && now.getTime() - at.getTime() < RECENT_MS && offersSms(partner)
  if (!isDue || to === null) return null
  const home = await placeRepo(tx).ofMember(partner.program.id, id)
  const notBefore = sendingTime(now, home?.time_zone ?? merchant.time_zone)
  const content = { kind: 'earned', to, benefit, merchant: merchant.name, at: at.toISOString(), timeZone: merchant.time_zone } as const
  return writeSms(tx, deps, partner, { memberId: id, content, notBefore })
}

type DeliveryDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'partners' | 'sms'>

/** Sends a text message of the outbox, once (`deliverMessage`), unless the consent or the number has changed since. */
export function deliverSms(deps: DeliveryDeps, ref: Omit<MessageRef, 'outbox'>): Promise<Result<null, DeliveryFailure>> {
  return deliverMessage(deps, smsChannel(deps), { ...ref, outbox: 'text_outbox' })
}

const smsChannel = (deps: DeliveryDeps): Channel<SmsContent> => ({
  deadlineMs: SEND_DEADLINE_MS,
  read: readSmsContent,
  async unwanted(tx, row, { to }) {
    const partner = deps.partners.get(row.partner_id)
    if (!partner || !offersSms(partner) || !deps.sms.has(row.partner_id)) return 'not-offered'
    const member = await memberRepo(tx, row.partner_id).byId(row.member_id ?? '')
    return member?.sms_opt_in && member.phone_number === to ? null : 'opted-out'
  },
  async send({ partnerId }, _row, content) {
    const [partner, sms] = [deps.partners.get(partnerId), deps.sms.get(partnerId)]
    if (!partner || !sms) return fail({ kind: 'refused', code: 'not-offered' })
    const { to } = content
    const sent = await sms.send({ to, from: partner.features.shortCode, text: composeSms(partner, content) })
    // A STOP that the service received and did not forward.
    if (!sent.ok && sent.error.code === STOPPED_CODE) await stopSms(deps, partnerId, to)
    return sent
  },
})
