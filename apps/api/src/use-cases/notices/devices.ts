import { createHash, timingSafeEqual } from 'node:crypto'

import type { Notices, PushSubscriptionOfMember } from '@dining/contract'
import { fail, NOTICES, noticesOf, succeed, type NoticeKind, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { isPoint } from '../../adapters/push/encrypt.ts'
import type { Push } from '../../adapters/push/push.ts'
import type { ApiDeps } from '../../deps.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import { noticeRepo } from '../../store/repositories/notice.ts'
import type { Tx } from '../../store/tables.ts'
import { deviceOf } from '../device.ts'
import type { Failure } from '../failure.ts'

type NoticeDeps = Pick<ApiDeps, 'store' | 'clock' | 'push'>
type NoticeFailure = Failure<'not-found' | 'forbidden' | 'bad-request' | 'unauthorized'>

/** The push services of this installation, if the partner has notices. */
export const pushOf = ({ push }: Pick<ApiDeps, 'push'>, partner: Partner): Push | null => (noticesOf(partner).length > 0 ? push : null)

/** The id of a browser by its address at the push service. */
const deviceIdOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** What a member has chosen, and the browsers that show notices. */
export async function readNotices(tx: Tx, { publicKey }: Push, partner: Partner, memberId: string): Promise<Notices> {
  const notices = noticeRepo(tx, partner.program.id)
  const [devices, off] = await Promise.all([notices.devicesOf(memberId), notices.turnedOff(memberId)])
  return {
    publicKey,
    choices: noticesOf(partner).map((kind) => ({ kind, isOn: !off.has(kind) })),
    devices: devices.map(({ id, device, created_at: addedAt }) => ({ id, device, addedAt: addedAt.toISOString() })),
    most: NOTICES.mostDevices,
  }
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether the keys and the address of a subscription can be used. */
const isUsable = (push: Push, { endpoint, keys }: PushSubscriptionOfMember) => push.accepts(endpoint) && isPoint(keys.p256dh)

interface NewDevice extends PushSubscriptionOfMember {
  readonly timeZone: string
  /** Hash of the caller's session, and of the browser's cookie. */
  readonly sessionHash: string
  readonly browserHash: string | undefined
  readonly userAgent: string | undefined
}

/** Sends notices to a browser from now on; it shows those of one member, the last who asked for them there. */
export async function saveDevice(
  deps: NoticeDeps,
  partner: Partner,
  memberId: string,
  given: NewDevice,
): Promise<Result<{ kind: 'saved'; notices: Notices } | { kind: 'limit'; most: number }, NoticeFailure>> {
  const push = pushOf(deps, partner)
  if (!push) return fail({ kind: 'not-found' })
  if (!isUsable(push, given) || !isZone(given.timeZone)) return fail({ kind: 'bad-request' })
  const partnerId = partner.program.id
  const now = deps.clock()
  const id = deviceIdOf(given.endpoint)
  return deps.store.tenant(partnerId, async (tx) => {
    if (!(await memberRepo(tx, partnerId).lock(memberId))) return fail({ kind: 'unauthorized' })
    const notices = noticeRepo(tx, partnerId)
    const devices = await notices.devicesOf(memberId)
    const known = devices.find((device) => device.id === id)
    if (!known && devices.length >= NOTICES.mostDevices) return succeed({ kind: 'limit', most: NOTICES.mostDevices })
    await notices.save({
      id,
      member_id: memberId,
      endpoint: given.endpoint,
      p256dh: given.keys.p256dh,
      auth: given.keys.auth,
      time_zone: given.timeZone,
      device: deviceOf(given.userAgent),
      session_hash: given.sessionHash,
      browser_hash: given.browserHash ?? null,
      created_at: now,
      used_at: now,
    })
    return succeed({ kind: 'saved', notices: await readNotices(tx, push, partner, memberId) })
  })
}

/** Sends no more notices to a browser of the member. One of another member is not found. */
export function removeDevice(deps: NoticeDeps, partner: Partner, memberId: string, id: string): Promise<Result<Notices, NoticeFailure>> {
  return changed(deps, partner, memberId, (tx) => noticeRepo(tx, partner.program.id).removeOf(memberId, id))
}

/** Turns a kind on or off, on all browsers of the member. */
export function chooseNotice(
  deps: NoticeDeps,
  partner: Partner,
  memberId: string,
  kind: NoticeKind,
  isOn: boolean,
): Promise<Result<Notices, NoticeFailure>> {
  return changed(deps, partner, memberId, async (tx) => {
    if (!noticesOf(partner).includes(kind)) return false
    await noticeRepo(tx, partner.program.id).choose(memberId, kind, isOn, deps.clock())
    return true
  })
}

/** @param change whether what it changes exists */
async function changed(
  deps: NoticeDeps,
  partner: Partner,
  memberId: string,
  change: (tx: Tx) => Promise<boolean>,
): Promise<Result<Notices, NoticeFailure>> {
  const push = pushOf(deps, partner)
  if (!push) return fail({ kind: 'not-found' })
  const partnerId = partner.program.id
  return deps.store.tenant(partnerId, async (tx) => {
    if (!(await memberRepo(tx, partnerId).lock(memberId))) return fail({ kind: 'unauthorized' })
    return (await change(tx)) ? succeed(await readNotices(tx, push, partner, memberId)) : fail({ kind: 'not-found' })
  })
}

/**
 * Replaces the subscription of a browser that has renewed it, perhaps without a session. Only the browser has the secret of the subscription before.
 * @returns whether there was one with this secret
 */
export async function renewDevice(
  deps: NoticeDeps,
  partner: Partner,
  was: { readonly endpoint: string; readonly auth: string },
  now: PushSubscriptionOfMember,
): Promise<Result<boolean, NoticeFailure>> {
  const push = pushOf(deps, partner)
  if (!push) return fail({ kind: 'not-found' })
  if (!isUsable(push, now)) return fail({ kind: 'bad-request' })
  const partnerId = partner.program.id
  return deps.store.tenant(partnerId, async (tx) => {
    const notices = noticeRepo(tx, partnerId)
    const device = await notices.byId(deviceIdOf(was.endpoint))
    const [expected, given] = [Buffer.from(device?.auth ?? ''), Buffer.from(was.auth)]
    if (!device || given.length !== expected.length || !timingSafeEqual(given, expected)) return succeed(false)
    await memberRepo(tx, partnerId).lock(device.member_id)
    await notices.remove(device.id)
    const { partner_id: _, bonuses_on: __, ...kept } = device
    await notices.save({
      ...kept,
      id: deviceIdOf(now.endpoint),
      endpoint: now.endpoint,
      p256dh: now.keys.p256dh,
      auth: now.keys.auth,
      used_at: deps.clock(),
    })
    return succeed(true)
  })
}
