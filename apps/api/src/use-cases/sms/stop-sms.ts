import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import type { Tx } from '../../store/tables.ts'
import { recordedProfile } from '../recorded-profile.ts'

type StopDeps = Pick<ApiDeps, 'store' | 'clock'>

async function setOptIn(tx: Tx, member: MemberRow, isOn: boolean, now: Date): Promise<void> {
  const { partner_id: partnerId, id: memberId } = member
  const saved = await memberRepo(tx, partnerId).update(memberId, { sms_opt_in: isOn, sms_stopped_at: isOn ? null : now })
  const [before, after] = [recordedProfile(member), recordedProfile(saved)]
  await recordAudit(tx, partnerId, { kind: 'profile-changed', memberId, at: now, detail: { fields: ['sms_opt_in'] }, before, after })
}

/** Ends the text messages of every member of the partner with this number. @param phone ten digits */
export async function stopSms({ store, clock }: StopDeps, partnerId: string, phone: string): Promise<void> {
  const now = clock()
  await store.tenant(partnerId, async (tx) => {
    for (const member of await memberRepo(tx, partnerId).lockByPhone(phone)) if (member.sms_opt_in) await setOptIn(tx, member, false, now)
  })
}

/**
 * Undoes `stopSms`. A member who has turned the messages off otherwise, or whose number somebody else has entered, never gets them by it.
 * @returns whether a member gets them again
 */
export async function restartSms({ store, clock }: StopDeps, partnerId: string, phone: string): Promise<boolean> {
  const now = clock()
  return store.tenant(partnerId, async (tx) => {
    const stopped = (await memberRepo(tx, partnerId).lockByPhone(phone)).filter((member) => member.sms_stopped_at !== null)
    for (const member of stopped) await setOptIn(tx, member, true, now)
    return stopped.length > 0
  })
}
