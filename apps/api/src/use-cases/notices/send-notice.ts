import { fail, noticesOf, type Result } from '@dining/domain'
import { noticeTime } from '@dining/domain/calendar'

import { GONE_CODE, SEND_DEADLINE_MS } from '../../adapters/push/push.ts'
import type { ApiDeps } from '../../deps.ts'
import { noticeRepo } from '../../store/repositories/notice.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { deliverMessage, type Channel, type DeliveryFailure } from '../outbox/deliver-message.ts'
import { composeNotice, readNoticeContent, type NoticeContent } from './notice-content.ts'

type DeliveryDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'partners' | 'push'> & {
  readonly settings: Pick<ApiDeps['settings'], 'mailFrom'>
}

const TOPIC_CHARACTERS = 32

/** Sends a notice of the outbox, once (`deliverMessage`): never at night, and not to a browser that has left or a member who wants none any more. */
export function deliverNotice(deps: DeliveryDeps, ref: Omit<MessageRef, 'outbox'>): Promise<Result<null, DeliveryFailure>> {
  return deliverMessage(deps, noticeChannel(deps), { ...ref, outbox: 'notice_outbox' })
}

const noticeChannel = (deps: DeliveryDeps): Channel<NoticeContent> => ({
  deadlineMs: SEND_DEADLINE_MS,
  read: readNoticeContent,
  async unwanted(tx, { partner_id: partnerId, member_id: memberId }, { kind, deviceId }) {
    const partner = deps.partners.get(partnerId)
    if (!deps.push || !partner || !noticesOf(partner).includes(kind)) return 'not-offered'
    const wanting = await noticeRepo(tx, partnerId).wanting(memberId ?? '', kind)
    return wanting.some(({ id }) => id === deviceId) ? null : 'opted-out'
  },
  // An attempt that failed in the evening is not repeated at night.
  async notBefore(tx, { partner_id: partnerId }, { deviceId }, now) {
    const device = await noticeRepo(tx, partnerId).byId(deviceId)
    return device ? noticeTime(now, device.time_zone) : null
  },
  async send({ partnerId, id }, { expires_at: expiresAt }, content) {
    const { deviceId, kind } = content
    const partner = deps.partners.get(partnerId)
    const device = await deps.store.owner((tx) => noticeRepo(tx, partnerId).byId(deviceId))
    if (!deps.push || !partner || !device) return fail({ kind: 'refused', code: 'opted-out' })
    const { endpoint, p256dh, auth } = device
    const sent = await deps.push.send({
      endpoint,
      p256dh,
      auth,
      text: composeNotice(partner, id, content),
      ttl: (expiresAt.getTime() - deps.clock().getTime()) / 1_000,
      topic: id.replaceAll('-', '').slice(0, TOPIC_CHARACTERS),
      urgency: kind === 'table-free' ? 'high' : 'normal',
      contact: `mailto:${deps.settings.mailFrom(partner)}`,
    })
    if (sent.ok) await deps.store.owner((tx) => noticeRepo(tx, partnerId).markUsed(deviceId, deps.clock()))
    else if (sent.error.code === GONE_CODE) await deps.store.owner((tx) => noticeRepo(tx, partnerId).remove(deviceId))
    return sent
  },
})
